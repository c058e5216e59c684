cli-about-review = review finished games: which moves were good or bad, and what was luck
cli-help-review-files = records of finished games
cli-help-review-seconds = seconds of thinking for each game; more make it surer
cli-help-review-json = print the review as JSON
cli-help-review-html = print the review as a page
cli-review-progress = { $done } of { $total } choices
