/** How long a letter waits after its first failure, its second and so on; one more and it is given up. */
export const waitMinutes = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440];

/** The longest that a letter waits, in minutes. */
export const longestWait = Math.max(...waitMinutes);

/** Longer than any sending, so that no two deliverers ever have the same letter. */
export const claimMinutes = 1;

/** A letter that was tried as often is given up. */
export const mostAttempts = waitMinutes.length + 1;
