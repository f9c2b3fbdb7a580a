/** What the button of a form that signs in says, and what while that is on its way. */
export const signInWords = { button: 'Sign In', pending: 'Signing in' } as const;
