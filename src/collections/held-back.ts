import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isOut, type Scheduled } from '#src/domain/editorial/first-day.ts';

import { frontMatter } from './front-matter.ts';

/**
 * The articles that nobody reads on a day of New York, by their files in `content/`, in order. What is wrong in a file is
 * told elsewhere.
 */
export async function heldBack(today: CalendarDate): Promise<string[]> {
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
