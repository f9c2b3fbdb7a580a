import { glob, stat } from 'node:fs/promises';

const largeBytes = 4_000_000;

/** What editors are told of pictures that are all right, but larger than any page needs; a line each. */
export async function pictureHints(): Promise<string[]> {
	const hints: string[] = [];
	for await (const path of glob('content/pictures/*.{jpg,jpeg,png,webp,avif}')) {
		const { size } = await stat(path);
		if (size > largeBytes) hints.push(`${path}: has ${Math.round(size / 1_000_000)} MB. ${advice}`);
	}
	return hints.toSorted();
}

const advice =
	'No page shows it wider than 2400 pixels: export it at that width, and everybody who works on the site fetches it in a second.';
