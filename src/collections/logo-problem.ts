import { readFile } from 'node:fs/promises';

const mostBytes = 20_000;

/**
 * What is wrong with the logo of the agency, in a line; null where nothing is. It stands in every page, as it is.
 * @param path of an SVG file that is there
 */
export async function logoProblem(path: string): Promise<string | null> {
	const text = await readFile(path, 'utf8');
	if (text.length > mostBytes)
		return `the file: has ${Math.ceil(text.length / 1000)} KB, and every page carries it. Simplify the drawing to ${mostBytes / 1000} KB at most.`;
	const [, width, height] =
		/^<svg\s[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text.trimStart()) ?? [];
	if (width === undefined || width !== height)
		return 'the file: has to begin with <svg and a square viewBox="0 0 40 40", of any size. Export the logo as plain SVG on a square.';
	if (/<script|<foreignObject|<image|<style|\son\w+=|href=/i.test(text))
		return 'the file: holds more than shapes: scripts, styles, pictures or links. Export the logo as plain SVG, with letters turned into paths.';
	return null;
}
