import { eq, type SQL, sql } from 'drizzle-orm';

import type { PersonRow } from '#src/domain/desk/person-row.ts';
import {
	type Addresses,
	type Known,
	type RowAddress,
	samePerson,
} from '#src/domain/people/same-person.ts';
import { telephoneKey } from '#src/domain/people/telephone-key.ts';

import type { Database } from '../../db/database.ts';
import { telephoneKey as keyOf } from '../../db/schema/columns.ts';
import { found } from '../../http/http-error.ts';
import { ofAddresses } from './of-addresses.ts';
import { personSources } from './person-sources.ts';

export const personMessages = { missing: 'This row is not there any more.' } as const;

/** From one address to the next and on: who is further away is somebody else. */
const mostSteps = 4;
/** Far more pairs of an address and a number than anybody has: enough to see that many share a number. */
const mostPairs = 200;

/**
 * All addresses of whoever left a row.
 * @throws HttpError 404
 */
export async function personAddresses(db: Database, row: PersonRow): Promise<Known> {
	let known = await addressesOf(db, row);
	for (let step = 0; step < mostSteps; step += 1) {
		const grown = samePerson(known, await pairsQuery(db, known));
		const { emails, phones } = grown;
		const isWhole = emails.isSubsetOf(known.emails) && phones.isSubsetOf(known.phones);
		known = grown;
		if (isWhole) break;
	}
	return known;
}

async function addressesOf(db: Database, { kind, id }: PersonRow): Promise<Known> {
	const { from, id: column, email, phone = sql`''` } = personSources[kind];
	const [row] = await db
		.select({ email: sql<string>`lower(${email})`, phone: sql<string>`${phone}` })
		.from(from)
		.where(eq(column, id));
	const own = found(row, personMessages.missing);
	const key = telephoneKey(own.phone);
	return {
		emails: new Set(own.email === '' ? [] : [own.email]),
		phones: new Set(key === '' ? [] : [key]),
		shared: new Set(),
	};
}

/** The query for the addresses and numbers that stand beside each other in rows that have one of those known. */
export function pairsQuery(db: Database, known: Addresses) {
	const pairs = Object.values(personSources).flatMap(({ from, email, phone }): SQL[] => {
		if (!phone) return [];
		const isTheirs = ofAddresses(known, email, phone);
		return [
			sql`(select distinct lower(${email}) as email, ${keyOf(phone)} as phone from ${from} where ${isTheirs} limit ${mostPairs})`,
		];
	});
	return db
		.select({ email: sql<string>`email`, phone: sql<string>`phone` } satisfies Record<
			keyof RowAddress,
			SQL
		>)
		.from(sql`(${sql.join(pairs, sql` union all `)}) as pairs`);
}
