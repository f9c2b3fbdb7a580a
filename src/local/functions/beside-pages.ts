import { readdir } from 'node:fs/promises';

import type { SiteFunction } from './load-functions.ts';

/**
 * The functions as `astro dev` needs them, which writes no files that could win over one: whatever `src/pages` makes when
 * it is asked for is left to it, and the rest of their addresses to them.
 */
export async function besidePages(
	functions: SiteFunction[],
	directory = 'src/pages',
): Promise<SiteFunction[]> {
	const pages = (await readdir(directory, { recursive: true })).flatMap(addressOf);
	const made = new Set(pages.map(shapeOf));
	const fixed = pages.filter((page) => !page.includes(':'));
	return functions.map((each) =>
		each.preferStatic
			? {
					...each,
					paths: each.paths.filter((path) => !made.has(shapeOf(path))),
					excludedPaths: [...each.excludedPaths, ...fixed],
				}
			: each,
	);
}

/** '/tours/:id' of 'tours/[id].astro'; nothing of what is no page. */
function addressOf(file: string): string[] {
	const [, path] = /^(.*?)(?:\/?\bindex)?\.(?:astro|ts)$/.exec(file.replaceAll('\\', '/')) ?? [];
	return path === undefined ? [] : [`/${path.replace(/\[(\w+)\]/g, ':$1')}`];
}

/** The same for '/tours/:id' and '/tours/:tour'. */
function shapeOf(path: string): string {
	return path.replace(/:\w+/g, ':');
}
