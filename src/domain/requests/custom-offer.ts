/** Where a custom offer request stands; the first is the default. */
export const customOfferStatuses = ['New Request', 'Processing', 'Completed'] as const;
export type CustomOfferStatus = (typeof customOfferStatuses)[number];
