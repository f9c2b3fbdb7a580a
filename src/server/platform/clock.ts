/** Tells the time. Whatever depends on it is given one, so that a test can say what time it is. */
export type Clock = () => Date;

/** The time of this machine: the one place on the server that asks for it. */
export const clock: Clock = () => new Date();
