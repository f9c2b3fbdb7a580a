import type { PersonEntry, PersonQuery, PersonView } from '#src/contract/desk/person.ts';
import type { PersonEntryKind } from '#src/domain/desk/person-kinds.ts';
import { telephoneKey } from '#src/domain/people/telephone-key.ts';
import { fold } from '#src/domain/text/fold.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst } from '../../db/newest-first.ts';
import { users } from '../../db/schema.ts';
import { countEntries } from './count-entries.ts';
import { accountEntries } from './entries/account-entries.ts';
import { bookingEntries } from './entries/booking-entries.ts';
import { letterEntries } from './entries/letter-entries.ts';
import { messageEntries } from './entries/message-entries.ts';
import { noteEntries } from './entries/note-entries.ts';
import { requestEntries } from './entries/request-entries.ts';
import { personAddresses } from './person-addresses.ts';
import { type RowsOfPerson, rowsOfPerson } from './rows-of-person.ts';

type Read = (db: Database, rows: RowsOfPerson, limit: number) => Promise<PersonEntry[]>;

/** What is read beside the bookings and requests that they left. */
const others: readonly { kind: PersonEntryKind; read: Read }[] = [
	{ kind: 'message', read: messageEntries },
	{ kind: 'letter', read: letterEntries },
	{ kind: 'note', read: noteEntries },
	{ kind: 'account', read: accountEntries },
];

/**
 * All that is known of whoever left a row: by their addresses and numbers, never by a name.
 * @throws HttpError 404
 */
export async function readPerson(
	db: Database,
	{ of, kind, limit }: PersonQuery,
	now: Date,
): Promise<PersonView> {
	const { shared, ...person } = await personAddresses(db, of);
	const rows = rowsOfPerson(person);
	const isWanted = (each: PersonEntryKind) => kind === undefined || kind === each;
	// What they left says what they are called, whatever else is looked at.
	const [counts, account, bookings, requests, ...rest] = await Promise.all([
		countEntries(db, rows),
		accountOf(db, rows),
		bookingEntries(db, rows, limit),
		requestEntries(db, rows, { limit, now }),
		...others.filter((each) => isWanted(each.kind)).map(({ read }) => read(db, rows, limit)),
	]);
	const left = [...bookings, ...requests].toSorted(newerFirst);
	const shown = [...left.filter((entry) => isWanted(entry.kind)), ...rest.flat()];
	return {
		names: namesOf([...left.map(({ name }) => name), account?.fullName ?? '']),
		emails: [...person.emails],
		phones: numbersOf(left, person.phones),
		sharedPhones: numbersOf(left, shared),
		account,
		counts,
		entries: shown.toSorted(newerFirst).slice(0, limit),
	};
}

async function accountOf(db: Database, rows: RowsOfPerson): Promise<PersonView['account']> {
	const { id, fullName, email, verifiedAt } = users;
	const [account] = await db
		.select({ id, fullName, email, verifiedAt })
		.from(users)
		.where(rows.users)
		.orderBy(...newestFirst(users))
		.limit(1);
	if (!account) return null;
	const { verifiedAt: at, ...known } = account;
	return { ...known, isVerified: at !== null };
}

function namesOf(names: readonly string[]): string[] {
	const byFold = new Map(names.filter((name) => name !== '').map((name) => [fold(name), name]));
	return [...byFold.values()];
}

/** The numbers with one of some keys, each as it was written last. */
function numbersOf(left: readonly { phone: string }[], keys: ReadonlySet<string>): string[] {
	const written = new Map<string, string>();
	for (const { phone } of left) {
		const key = telephoneKey(phone);
		if (keys.has(key) && !written.has(key)) written.set(key, phone);
	}
	return [...written.values()];
}

function newerFirst(one: { at: string }, other: { at: string }): number {
	return other.at.localeCompare(one.at);
}
