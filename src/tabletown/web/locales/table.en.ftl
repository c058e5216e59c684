# The table: what was added to the messages of en.ftl.

web-card-no-aids = This table plays without aids.
