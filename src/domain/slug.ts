/** A name as it stands in an address: 'Islands & Beaches' gives 'islands-and-beaches'. */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replaceAll('&', 'and')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
