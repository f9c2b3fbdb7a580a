/** The `tel:` address of a phone number written for people. */
export function telephoneLink(phone: string): string {
	return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
