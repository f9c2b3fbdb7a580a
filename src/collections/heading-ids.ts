/** The ids that the headings of a text get, as Astro makes them: 'When to go?' gives 'when-to-go', a second one '-1'. */
export function headingIds(text: string): Set<string> {
	const ids = new Set<string>();
	for (const [, heading = ''] of text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
		const id = plain(heading)
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
			.replaceAll(/\s/g, '-');
		let free = id;
		for (let count = 1; ids.has(free); count += 1) free = `${id}-${count}`;
		ids.add(free);
	}
	return ids;
}

/** A heading without the signs of Markdown. */
function plain(heading: string): string {
	return heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
}
