import * as z from 'zod/mini';

import { text } from '../text.ts';

/** How lists are paged: `?limit=&offset=&q=`. */
export const listLimits = { default: 100, most: 1000, farthest: 1_000_000 } as const;

/** Characters that a list can be searched for. */
export const longestSearch = 100;

/** The query parameters of a list, as numbers. `q` is what rows are searched for; '' for all rows. */
export type Page = z.output<typeof page>;
export const page = z.object({
	limit: z._default(
		wholeNumber({
			least: 1,
			most: listLimits.most,
			message: `limit must be a whole number from 1 to ${listLimits.most}.`,
		}),
		listLimits.default,
	),
	offset: z._default(
		wholeNumber({
			least: 0,
			most: listLimits.farthest,
			message: `offset must be a whole number from 0 to ${listLimits.farthest}.`,
		}),
		0,
	),
	q: z._default(text({ min: 0, max: longestSearch, message: 'q must be text.' }), ''),
});

function wholeNumber({ least, most, message }: { least: number; most: number; message: string }) {
	return z.pipe(
		z.string(message).check(z.regex(/^\d{1,9}$/, message)),
		z.pipe(
			z.transform((digits: string) => Number(digits)),
			z.number(message).check(z.minimum(least, message), z.maximum(most, message)),
		),
	);
}
