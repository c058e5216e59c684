## Why a choice is impossible

cli-why = { $reason } (rule { $rule })
