/** Where a request to be called stands; the first is the default. */
export const callBackStatuses = ['Requested', 'Called'] as const;
export type CallBackStatus = (typeof callBackStatuses)[number];
