const known: Readonly<Record<string, string>> = {
	'inquiry-for-desk': 'Inquiry, to the desk',
	'custom-offer-for-desk': 'Custom offer, to the desk',
	'application-for-desk': 'Application, to the desk',
	'call-back-for-desk': 'Call-back, to the desk',
	'desk-reply': 'Reply of the desk',
	'desk-letter': 'Letter of the desk',
	welcome: 'New account',
	'newsletter-welcome': 'Newsletter, welcome',
};

/** What a kind of letter is called: 'Booking received' of 'booking-received'. */
export function letterKindLabel(kind: string): string {
	const words = kind.replaceAll('-', ' ');
	return known[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
