/**
 * For `client:idle`: an island comes to life when the browser has nothing else to do, and after this many milliseconds
 * all the same. A busy page, or a browser that does not draw, never finds the time.
 */
export const whenIdle = { timeout: 1000 };
