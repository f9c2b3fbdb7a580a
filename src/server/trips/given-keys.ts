import { and, asc, eq, inArray } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import { type GivenKey, mostGivenKeys } from '#src/contract/trips/links.ts';
import { sharedName } from '#src/domain/trips/shared-name.ts';
import { tripPath } from '#src/paths.ts';

import { tripKeys } from '../db/schema.ts';
import { givenKeyCookie } from '../users/token-cookie.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';

/** What a key can be given on for. */
export type GivenPurpose = GivenKey['purpose'];
const givenPurposes = Object.keys(mostGivenKeys) as GivenPurpose[];

/** Which rows were given on for something, of one booking. */
export function givenOf(bookingId: number, purposes: readonly GivenPurpose[] = givenPurposes) {
	return and(eq(tripKeys.bookingId, bookingId), inArray(tripKeys.purpose, [...purposes]));
}

/**
 * What was given on of a trip, the oldest first. The address of the one that this browser made a moment ago is told, from
 * the cookie that it got then.
 */
export async function selectGivenKeys(
	{ db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>,
	request: Request,
	{ id: bookingId, bookingId: reference }: Pick<BookingRecord, 'id' | 'bookingId'>,
): Promise<GivenKey[]> {
	const fresh = givenKeyCookie(reference).tokenIn(request);
	const freshHash = fresh === null ? null : tokenHashOf(fresh);
	const rows = await db
		.select(givenColumns)
		.from(tripKeys)
		.where(givenOf(bookingId))
		.orderBy(asc(tripKeys.id));
	return rows.map(({ keyHash, ...row }) =>
		givenKeyOf(row, keyHash === freshHash ? fresh : null, { siteUrl, reference }),
	);
}

/** What of a row is read for its owner, and the hash by which its key is recognized. */
export const givenColumns = {
	id: tripKeys.id,
	keyHash: tripKeys.keyHash,
	purpose: tripKeys.purpose,
	showsPrices: tripKeys.showsPrices,
	label: tripKeys.label,
	createdAt: tripKeys.createdAt,
};
type GivenRow = Omit<Pick<typeof tripKeys.$inferSelect, keyof typeof givenColumns>, 'keyHash'>;

/** A row as its owner is told it. @param key null where nobody knows it any more */
export function givenKeyOf(
	{ purpose, createdAt, ...row }: GivenRow,
	key: string | null,
	trip: { siteUrl: string; reference: string },
): GivenKey {
	const given = purpose === 'calendar' ? 'calendar' : 'share';
	const address = key === null ? null : addresses[given](key, { ...trip, id: row.id });
	return { ...row, purpose: given, createdAt: createdAt.toISOString(), address };
}

type AddressOf = (key: string, link: { siteUrl: string; reference: string; id: number }) => string;

const addresses: Record<GivenPurpose, AddressOf> = {
	// Browsers keep a fragment to themselves: no log holds it.
	share(key, { siteUrl, id }) {
		const url = new URL(tripPath(sharedName(id)), siteUrl);
		url.hash = new URLSearchParams({ key }).toString();
		return url.href;
	},
	// Name and password go in a header of the request, which no log holds either.
	calendar(key, { siteUrl, reference }) {
		const url = new URL(bookingCalendarPath(reference), siteUrl);
		url.username = reference;
		url.password = key;
		return url.href;
	},
};
