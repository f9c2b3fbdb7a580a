import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { momentsOf, type Period } from '#src/domain/desk/periods.ts';

/** Whether a request was made on some days of New York; a day that is not said leaves that end open. */
export function isAskedIn(
	createdAt: AnyPgColumn,
	{ first, last }: { [Day in keyof Period]: Period[Day] | undefined },
): SQL | undefined {
	return and(
		first === undefined ? undefined : gte(createdAt, momentsOf({ first, last: first }).from),
		last === undefined ? undefined : lt(createdAt, momentsOf({ first: last, last }).before),
	);
}
