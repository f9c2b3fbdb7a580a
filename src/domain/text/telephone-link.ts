/** The `tel:` address of a phone number written for people, with an extension where one is written: '… ext 12'. */
export function telephoneLink(phone: string): string {
	const [number = '', extension = ''] = phone
		.split(/e?xt?\.?/i)
		.map((part) => part.replace(/[^+\d]/g, ''));
	return extension === '' ? `tel:${number}` : `tel:${number};ext=${extension}`;
}
