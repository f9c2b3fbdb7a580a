const heading = /<h3[^>]*>(?<question>[^]*?)<\/h3>[^]*?<\/div>/;
const blockEnd = /<\/(p|li|h[1-6]|tr|caption|dt|dd|address|div)>|<br\s*\/?>/g;
const named: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
};

/**
 * The questions and answers of the FAQ as its page shows them, in plain text, for search engines.
 * @param html what `FaqGroup` drew: each heading marked `data-question` is a question, all up to the next is its answer
 */
export function questionsIn(html: string): { question: string; answer: string }[] {
	const groups = html.split('</details>');
	return groups.flatMap((group) => {
		const [, ...parts] = group.split(/<div[^>]*\sdata-question[^>]*>/);
		return parts.map((part) => ({
			question: plainText(heading.exec(part)?.groups?.['question'] ?? ''),
			answer: plainText(part.replace(heading, '')),
		}));
	});
}

/** What a reader sees of the markup; every paragraph, row or line is a line of its own. */
function plainText(html: string): string {
	return html
		.replace(/\s+/g, ' ')
		.replace(blockEnd, '\n')
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, character)
		.replace(/ *\n\s*/g, '\n')
		.trim();
}

function character(written: string, decimal?: string, hexadecimal?: string, name = ''): string {
	if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
	if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
	return named[name] ?? written;
}
