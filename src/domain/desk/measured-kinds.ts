/** What people write to us, and wait for an answer to: how long they do is measured. */
export const measuredKinds = ['inquiry', 'custom offer', 'trip message'] as const;
export type MeasuredKind = (typeof measuredKinds)[number];
