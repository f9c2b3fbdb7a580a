import { addDays } from 'date-fns/addDays';
import { max } from 'date-fns/max';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { linkDays } from '#src/domain/trips/trip-key.ts';

import { bookings, tripKeys } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import type { Letter } from './letter.ts';
import { keyMark } from './letters/trip-link.ts';

type World = Pick<Dependencies, 'db' | 'now' | 'randomBytes'>;

/**
 * A letter as it goes out: with a key in each link to a trip, made at this moment, so that none stands in the outbox.
 * Only the address that a trip was booked under gets one, whatever the letter says; any other link loses its mark. A
 * letter that is sent again brings new keys, and those of the try before open the trip too, should it arrive after all.
 */
export async function withTripKeys(world: World, letter: Letter): Promise<Letter> {
	const references = [...new Set(Array.from(letter.body.matchAll(markedLink), ([, name]) => name))];
	if (references.length === 0) return letter;
	const keys = await makeKeys(world, letter.recipient, references.filter(isNamed));
	const filled = (text: string) =>
		text.replaceAll(markedLink, (_, reference: string, part = '') => {
			const key = keys.get(reference);
			return key === undefined ? `/${reference}` : `/${reference}#key=${key}${part}`;
		});
	return { ...letter, body: filled(letter.body), html: filled(letter.html) };
}

// In HTML the sign between key and part is written as `&amp;`.
const markedLink = new RegExp(`/([A-Z\\d]{1,20})#key=${keyMark}(&(?:amp;)?part=[a-z]+)?`, 'g');

function isNamed(reference: string | undefined): reference is string {
	return reference !== undefined;
}

/** A new key for each of these bookings that belongs to the address, by its reference. */
async function makeKeys(
	world: World,
	recipient: string,
	references: string[],
): Promise<ReadonlyMap<string, string>> {
	const { db, now } = world;
	const theirs = await db
		.select({
			id: bookings.id,
			reference: bookings.reference,
			departureDate: bookings.departureDate,
		})
		.from(bookings)
		.where(
			and(
				inArray(bookings.reference, references),
				eq(sql`lower(${traveller(bookings.email, 'email')})`, recipient.toLowerCase()),
			),
		);
	const made = theirs.map((booking) => ({ ...booking, key: newToken(world) }));
	if (made.length > 0) {
		await db.insert(tripKeys).values(
			made.map(({ id, departureDate, key }) => ({
				bookingId: id,
				keyHash: tokenHashOf(key),
				purpose: 'link' as const,
				mayChange: true,
				showsPrices: true,
				createdAt: now(),
				expiresAt: linkEnd(departureDate, now()),
			})),
		);
	}
	return new Map(made.map(({ reference, key }) => [reference, key]));
}

/** @param departureDate yyyy-MM-dd */
function linkEnd(departureDate: string, now: Date): Date {
	return addDays(max([new Date(`${departureDate}T00:00:00Z`), now]), linkDays);
}
