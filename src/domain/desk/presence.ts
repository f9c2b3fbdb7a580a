/** How often the page of a booking says that it is looked at, in seconds. */
export const presenceEverySeconds = 20;

/** For how long somebody who said so counts as looking at it, in seconds: one word of theirs may get lost. */
export const presenceSeconds = 2 * presenceEverySeconds + 10;
