# The table: what was added to the messages of en.ftl.

web-card-no-aids = This table plays without aids.
web-card-touch = Touch something lit to choose it.
web-steps = Parts of your choice
web-steps-next = Choice
web-steps-done = Done
web-card-over = Final score
