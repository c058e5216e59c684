// Commands of buttons, by the value of `data-do`; modules of the table add their own.

export const commands = {};
