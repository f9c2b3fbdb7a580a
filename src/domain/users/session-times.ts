/** How long an administrator's session lasts without work. */
export const idleHours = 2;
/** What is said of a session that has ended so. */
export const idleMessage = 'Signed out after two hours without work.';

/** How long the code may take after the password, for the clock and in words. */
export const codeStepLasts = { minutes: 5, text: 'five minutes' } as const;

/** How long a password that was given again stands for whoever is at work, for what asks for it. */
export const confirmationLasts = { minutes: 5, text: 'five minutes' } as const;

/** How long the link of an invitation to work at the desk lasts. */
export const invitationLasts = { days: 3, text: 'three days' } as const;
