/** How money came or went; card numbers are never kept. */
export const paymentMethods = ['Card', 'Bank transfer', 'Cash', 'Check', 'Voucher'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
