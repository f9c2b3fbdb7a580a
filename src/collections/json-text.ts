import { readFile } from 'node:fs/promises';

/**
 * Reads a JSON file of `content/`.
 * @returns its value, or what keeps it from being read, in words for whoever edited it
 */
export async function readJson(path: string): Promise<{ data: unknown } | { problem: string }> {
	const text = await readFile(path, 'utf8').catch(() => null);
	if (text === null) return { problem: 'the file: is missing. The site needs it: put it back.' };
	try {
		return { data: JSON.parse(text) as unknown };
	} catch (error) {
		return { problem: `line ${lineOf(error, text)}: the file cannot be read from here. ${advice}` };
	}
}

const advice =
	'Compare this line and the one above with their neighbors: straight quotes around every text, a comma after every value but the last.';

/** Where the parser stopped; the last line where it does not say. */
function lineOf(error: unknown, text: string): number {
	const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
	return text.slice(0, place === undefined ? text.length : Number(place)).split('\n').length;
}
