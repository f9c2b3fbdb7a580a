import { randomBytes } from 'node:crypto';

import { addMonths } from 'date-fns/addMonths';
import { subHours } from 'date-fns/subHours';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import {
	bookings,
	emailVerifications,
	invoices,
	keptSeats,
	messages,
	operations,
	reviews,
	savedTravellers,
	scheduleChanges,
	sessions,
	tripKeys,
	users,
} from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { testNow } from '../../support/api.ts';
import { storedBooking } from '../../support/stored-booking.ts';
import { visitCookie } from '../../support/trips.ts';
import { linkToken, password } from './valid-bodies.ts';

const passwordHash = await hashPassword(password);

const tour = {
	type: 'tour',
	status: 'Confirmed',
	departureDate: '2027-03-10',
	details: {},
} as const;

/** The trip that is open to the visitor, and what waits in it: a request to cancel is answered, or taken back, but once. */
const trip = { id: 2, reference: 'BD2000002' };
const asking = { id: 3, reference: 'BD2000003' };

/** Two that are over: one is to be reviewed, the other is, by the review 2. */
const travelled = { ...tour, departureDate: '2026-05-15', details: { duration: '7 days' } };
const reviewable = { id: 4, reference: 'BD2000004' };
const reviewed = { id: 5, reference: 'BD2000005' };

/** A deal whose hold has ended, and a tour that was called off: the seats 1 of another departure are kept for it. */
const lapsed = { id: 6, reference: 'BD2000006' };
const calledOff = { id: 7, reference: 'BD2000007' };
/** A tour that is held, and may be moved. */
export const movable = { id: 8, reference: 'BD2000008' };
const held = {
	...tour,
	status: 'Pending Confirmation',
	departureId: 1,
	departureDate: '2027-05-15',
	travelers: 2,
	totalPrice: 1240,
	quotedPrice: null,
	heldUntil: addMonths(testNow, 1),
} as const;
const ended = { type: 'flight', itemId: '1', heldUntil: subHours(testNow, 1) } as const;
const unanswered = { answer: 'asked', answeredAt: null } as const;

/** The address of an endpoint, about what is the visitor's where it is about a trip. */
export function ownPath(path: string): string {
	const { id, reference } = tripOf(path);
	return path
		.replace(':reference', reference)
		.replace(/^(\/api\/admin\/bookings\/):id/, `$1${id}`)
		.replace(':id', '1');
}

function tripOf(path: string) {
	if (/\/(withdraw|cancellation)$/.test(path)) return asking;
	if (path.endsWith('/hold')) return lapsed;
	if (path.endsWith('/kept-seats')) return calledOff;
	if (/^\/api\/trips\/.*\/(move|party)$/.test(path)) return movable;
	if (path.endsWith('/review')) return reviewable;
	return path.endsWith('/review-withdrawal') ? reviewed : trip;
}

/**
 * A visitor who is signed in, with trips that are open in the same browser; an administrator has the id 1 and another
 * booking is stored already.
 */
export async function visitorRows(db: Database) {
	const visitor = { id: 2, username: 'grace', email: 'grace@example.com', verifiedAt: testNow };
	const user = { ...visitor, fullName: 'Grace Hopper', passwordHash };
	const token = newToken({ randomBytes });
	const expiresAt = new Date(testNow.getTime() + 30 * 86_400_000);
	const session = { tokenHash: tokenHashOf(token), userId: 2, createdAt: testNow, expiresAt };
	const link = { tokenHash: tokenHashOf(linkToken), userId: 2, email: visitor.email, expiresAt };
	const saved = { name: 'Ada Lovelace', userId: 2, createdAt: testNow };

	await db
		.insert(bookings)
		.values([
			storedBooking(2, tour),
			storedBooking(3, tour),
			storedBooking(4, travelled),
			storedBooking(5, travelled),
			storedBooking(6, ended),
			storedBooking(7, { ...tour, status: 'Cancelled' }),
			storedBooking(8, held),
		]);
	const said = { tourId: 1, travelledOn: '2026-05-15', stars: 5, words: 'The path at dawn.' };
	await db.insert(reviews).values({ ...said, bookingId: reviewed.id });
	await db
		.insert(messages)
		.values({ bookingId: asking.id, kind: 'cancellation', cancellation: 'asked', body: '' });
	// More than it costs, to which its traveller is asked to say yes.
	await db
		.insert(messages)
		.values({ bookingId: trip.id, kind: 'answer', body: 'May it be more?', askedTotal: 2000 });
	const asked = { isSignificant: true, answer: 'asked' } as const;
	await db.insert(scheduleChanges).values({ bookingId: trip.id, before: [], after: [], ...asked });
	const [done] = await db
		.insert(operations)
		.values({ bookingId: calledOff.id, action: 'call off', summary: '', version: 1, author: 'Ana' })
		.returning();
	await db.insert(keptSeats).values({
		bookingId: calledOff.id,
		operationId: done?.id ?? 0,
		calledOffId: 1,
		departureId: 2,
		seats: 2,
		totalPrice: 1240,
		until: expiresAt,
	});
	const visits: string[] = [];
	for (const each of [trip, asking, reviewable, reviewed, lapsed, calledOff, movable])
		visits.push(await visitCookie(db, each));
	await db.insert(tripKeys).values({
		bookingId: trip.id,
		keyHash: tokenHashOf(linkToken),
		purpose: 'link',
		mayChange: true,
		showsPrices: true,
	});
	const keys = await db.select().from(tripKeys).orderBy(tripKeys.id);
	const { id: _, ...firstUser } = user;
	await db.insert(users).values(firstUser);
	await db.insert(savedTravellers).values(saved);
	await restoreAccount();

	/** What a call may have ended: the account, its session, whom it has saved, its link. */
	async function restoreAccount() {
		await db
			.insert(users)
			.overridingSystemValue()
			.values(user)
			.onConflictDoUpdate({
				target: users.id,
				set: { passwordHash },
				setWhere: ne(users.passwordHash, passwordHash),
			});
		await db.insert(sessions).values(session).onConflictDoNothing();
		await db.delete(savedTravellers).where(ne(savedTravellers.id, 1));
		await db
			.insert(savedTravellers)
			.overridingSystemValue()
			.values({ id: 1, ...saved })
			.onConflictDoNothing();
		// A link that was asked for anew ends it.
		await db
			.insert(emailVerifications)
			.values(link)
			.onConflictDoUpdate({
				target: emailVerifications.tokenHash,
				set: { usedAt: null },
				setWhere: isNotNull(emailVerifications.usedAt),
			});
	}

	/** What a call may have ended or used up: the visits, the bookings, the request that waits, how many links there are. */
	async function restoreTrips() {
		await db.insert(tripKeys).overridingSystemValue().values(keys).onConflictDoNothing();
		await db.delete(tripKeys).where(inArray(tripKeys.purpose, ['share', 'calendar']));
		await db
			.update(scheduleChanges)
			.set({ answer: 'asked', answeredAt: null })
			.where(ne(scheduleChanges.answer, 'asked'));
		await db.update(keptSeats).set(unanswered).where(ne(keptSeats.answer, 'asked'));
		await db.delete(invoices);
		const isRepeated = inArray(operations.action, ['hold again', 'issue invoice']);
		await db.delete(operations).where(or(isRepeated, eq(operations.bookingId, movable.id)));
		const { departureId, travelers } = bookings;
		const isChanged = or(ne(departureId, held.departureId), ne(travelers, held.travelers));
		await db
			.update(bookings)
			.set(held)
			.where(and(eq(bookings.id, movable.id), isChanged));
		await db
			.update(bookings)
			.set({ ...ended, type: 'flight' })
			.where(and(eq(bookings.id, lapsed.id), ne(bookings.heldUntil, ended.heldUntil)));
		// What was sent is looked at yet; the trip is free for the next.
		await db
			.update(reviews)
			.set({ bookingId: null, attemptId: null, bodyHash: null })
			.where(eq(reviews.bookingId, reviewable.id));
		const isTheirs = inArray(bookings.id, [trip.id, asking.id]);
		await db
			.update(bookings)
			.set({ status: 'Confirmed', refund: null, refundReason: null })
			.where(and(isTheirs, ne(bookings.status, 'Confirmed')));
		const isRequest = eq(messages.kind, 'cancellation');
		await db.delete(messages).where(and(isRequest, eq(messages.bookingId, trip.id)));
		await db
			.update(messages)
			.set({ cancellation: 'asked', decidedAt: null })
			.where(and(isRequest, ne(messages.cancellation, 'asked')));
	}

	return {
		cookies: [`__Host-session=${token}`, ...visits].join('; '),
		async restore() {
			await restoreAccount();
			await restoreTrips();
		},
	};
}
