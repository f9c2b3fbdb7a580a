/** How money came or went; card numbers are never kept. */
export const paymentMethods = ['Card', 'Bank transfer', 'Cash', 'Check', 'Voucher'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money comes and goes, within a sentence: '$300.00 can go back by card'. */
export const methodWords: Record<PaymentMethod, string> = {
	Card: 'by card',
	'Bank transfer': 'by bank transfer',
	Cash: 'in cash',
	Check: 'by check',
	Voucher: 'by voucher',
};

/** How money goes back to whoever paid it so, within a sentence: '$300.00 to the card'. */
export const backWords: Record<PaymentMethod, string> = {
	Card: 'to the card',
	'Bank transfer': 'by bank transfer',
	Cash: 'in cash',
	Check: 'by check',
	Voucher: 'as a voucher',
};
