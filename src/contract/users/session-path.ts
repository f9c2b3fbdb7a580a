/** Says who is signed in. It stands alone for whoever asks before the schemas, and zod, have come. */
export const sessionPath = '/api/session';
