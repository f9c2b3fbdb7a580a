import { glob, readFile } from 'node:fs/promises';

/** A text that an editor wrote, by its path from the root. */
export type EditedText = { path: string; text: string };

/** Every text of `content/`. */
export async function editedTexts(): Promise<EditedText[]> {
	const texts: EditedText[] = [];
	for await (const path of glob('content/**/*.mdx')) {
		texts.push({ path, text: await readFile(path, 'utf8') });
	}
	return texts.toSorted((one, other) => one.path.localeCompare(other.path));
}

/** Where the texts name the target of a link, as an editor looks for it: 'content/blog/lisbon.mdx' and line 18. */
export function linkPlaces(
	target: string,
	texts: readonly EditedText[],
): { path: string; line: number }[] {
	return texts.flatMap(({ path, text }) =>
		text.split('\n').flatMap((line, index) => {
			const written = Array.from(line.matchAll(/\]\(\s*([^)\s]+)/g), ([, address = '']) => address);
			return written.some((address) => encodeURI(decoded(address)) === encodeURI(decoded(target)))
				? [{ path, line: index + 1 }]
				: [];
		}),
	);
}

function decoded(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}
