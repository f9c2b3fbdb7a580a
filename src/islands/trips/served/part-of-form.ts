/** In which part of the page each form stands, by the last part of the address it is sent to. */
const sections: Partial<Record<string, string>> = {
	travellers: 'travellers',
	party: 'travellers',
	replace: 'access',
	cancel: 'cancel',
	withdraw: 'cancel',
	schedule: 'schedule',
	'kept-seats': 'called-off',
	hold: 'status',
	move: 'move',
	invoice: 'price',
	price: 'price-asked',
	messages: 'messages',
	share: 'documents',
	calendar: 'documents',
	revoke: 'documents',
	erasure: 'data',
	review: 'review',
	'review-withdrawal': 'review',
};

/** The part of the page that a form stands in, by the last part of the address it is sent to; undefined for none. */
export function partOfForm(form: string): string | undefined {
	return sections[form];
}
