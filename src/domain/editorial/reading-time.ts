const wordsAMinute = 220;

/** Whole minutes that it takes to read a text of this many words; one at least. */
export function readingMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsAMinute));
}

/** The words that a reader meets in an MDX text: what stands in tags, links' addresses and fences is not read. */
export function countWords(text: string): number {
	const read = text
		.replace(/^(`{3,})[\s\S]*?^\1/gm, ' ')
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\]\([^)]*\)/g, ' ');
	return read.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:-]*/gu)?.length ?? 0;
}
