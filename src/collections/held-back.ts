import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { isOut, type Scheduled } from '#src/domain/editorial/first-day.ts';

import { frontMatter } from './front-matter.ts';

/**
 * The articles that nobody reads at a moment, by their files in `content/`, in order. What is wrong in a file is
 * told elsewhere.
 */
export async function heldBack(now: Date): Promise<string[]> {
	const today = newYorkDay(now);
	const held: string[] = [];
	for (const folder of ['blog', 'guides']) {
		for await (const path of glob(join('content', folder, '*.mdx'))) {
			const read = frontMatter(await readFile(path, 'utf8'));
			if ('data' in read && !isOut(scheduled(read.data), today)) held.push(path);
		}
	}
	return held.toSorted();
}

/** When an article is read, as its fields say. */
export function scheduled({ draft = false, date, publish }: Record<string, unknown>): Scheduled {
	return { draft, date, publish } as Scheduled;
}
