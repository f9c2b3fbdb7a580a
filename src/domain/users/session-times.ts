/** How long an administrator's session lasts without work, for the clock and in words. */
export const idleTime = { hours: 2, text: 'two hours' } as const;

/** How long the code may take after the password. */
export const codeStepLasts = { minutes: 5, text: 'five minutes' } as const;
