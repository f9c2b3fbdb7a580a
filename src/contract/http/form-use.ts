/**
 * Carries how a form was filled in, as our pages tell it: the milliseconds that its page has been open, and `filled` where
 * a field was filled in that people can neither see nor reach: '5230', '5230 filled'. Other clients need not send it.
 */
export const formUseHeader = 'X-Form-Use';

/** Milliseconds that a page is open before a form of it is sent: no person is quicker. */
export const leastFillTime = 1000;
