/** Something wrong in a text, and where in it: a count of characters from its beginning. */
export type TextProblem = { at: number; problem: string };

/** Every place where a pattern fits, with what its group took, or all of it where it has none. */
export function placesOf(text: string, pattern: RegExp): { at: number; found: string }[] {
	return Array.from(text.matchAll(pattern), (match) => ({
		at: match.index,
		found: match[1] ?? match[0],
	}));
}

/** The line that a character stands on, from 1. */
export function lineAt(text: string, at: number): number {
	return text.slice(0, at).split('\n').length;
}

const longestQuote = 60;

/** What was found, on one line and not too long to be read within a message. */
export function quoted(found: string): string {
	const line = found.replace(/\s+/g, ' ').trim();
	return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line;
}
