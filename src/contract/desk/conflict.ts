import * as z from 'zod/mini';

/** The 409 answer to a change of a row that somebody else changed first: the row as it is now. */
export function conflictReply<Row extends z.core.$ZodType>(row: Row) {
	return z.object({ message: z.string(), current: row });
}

/** The version of the row that the administrator saw; left out, the last change wins. */
export const seenVersion = z.optional(
	z.int('The version must be a whole number.').check(z.positive('The version must be positive.')),
);

/** The query parameters of a deletion: the version of the row that the administrator saw, as above. */
export const deletion = z.object({
	version: z.optional(
		z.pipe(
			z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'The version must be a positive whole number.')),
			z.transform(Number),
		),
	),
});

/** What the panel says of a change that came too late. */
export const changedMeanwhile =
	'Somebody else has changed this in the meantime. Here it is as it is now; please look before you change it.';
