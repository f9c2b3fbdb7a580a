/** A name as it stands in an address: 'Islands & Beaches' gives 'islands-and-beaches'. */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replaceAll('&', 'and')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** What a slug says in words, for where the name it was made of is not known: 'travel-editor' gives 'Travel Editor'. */
export function wordsOf(slug: string): string {
	return slug
		.split('-')
		.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
		.join(' ');
}
