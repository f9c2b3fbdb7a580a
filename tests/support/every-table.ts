import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '#src/server/db/database.ts';
import * as schema from '#src/server/db/schema.ts';

import { tourKind } from './catalog-calls.ts';
import { flownLeg } from './flown-leg.ts';
import { storeOneOfEach } from './one-of-each.ts';
import { storedBooking } from './stored-booking.ts';

const tables = Object.values(schema).filter((table) => table instanceof PgTable);

/** The names of all tables that the code knows. */
export const tableNames = tables.map((table) => getTableName(table));

/** What no backup holds. */
export const passingTables = [
	'booking_viewers',
	'code_steps',
	'email_verifications',
	'invitations',
	'known_devices',
	'password_resets',
	'previews',
	'rate_limits',
	'sessions',
	'trip_keys',
];

/** Every row of every table as the database says it, what it computes included; in no order that matters. */
export async function everyRow(db: Database): Promise<Record<string, string[]>> {
	const all = await Promise.all(
		tables.map(async (table) => {
			const rows = await db
				.select({ row: sql<string>`to_jsonb(${table})::text` })
				.from(table)
				.orderBy(sql`1`);
			return [getTableName(table), rows.map(({ row }) => row)] as const;
		}),
	);
	return Object.fromEntries(all);
}

/** `everyRow`, but of what a backup holds. */
export async function everyKeptRow(db: Database): Promise<Record<string, string[]>> {
	const rows = await everyRow(db);
	return Object.fromEntries(Object.entries(rows).filter(([name]) => !passingTables.includes(name)));
}

/** Stores at least one row in every table of an empty database, with the values that are lost most easily. */
export async function fillEveryTable(db: Database): Promise<void> {
	await storeOneOfEach(db);
	const [user] = await db
		.insert(schema.users)
		.values({
			username: 'ada',
			email: 'ada@example.com',
			fullName: 'Ada',
			passwordHash: '$argon2id$',
		})
		.returning();
	const userId = user?.id ?? 0;
	const createdAt = new Date('2026-03-29T01:59:59.987Z');
	const expiresAt = new Date('2027-01-01');
	await db.insert(schema.bookings).values(
		storedBooking(2, {
			name: 'Zoë “O’Brien”\u2028\t\\ \n"quoted" 🛫 שלום',
			totalPrice: 9_999_999_999.99,
			clientTotal: 0.1,
			details: {
				'é"\\': [1e-7, 12345678901234567890n.toString(), null, true, { '': [] }],
				text: '\u2029',
			},
			createdAt,
		}),
	);
	await db.insert(schema.bookings).values(storedBooking(3));
	await db.execute(sql`update bookings set details = 'null' where id = 3`);
	await db.insert(schema.travellers).values({
		bookingId: 1,
		seat: 2,
		name: 'Zoë “O’Brien”\u2028',
		birthDate: '2019-02-28',
		needs: 'No nuts\nWheelchair',
		createdAt,
	});
	await db.insert(schema.messages).values({
		bookingId: 1,
		kind: 'cancellation',
		body: '\t\\ "quoted" \u2029',
		refund: 9_999_999_999.99,
		cancellation: 'asked',
		createdAt,
	});
	await db.insert(schema.reviews).values({
		tourId: 1,
		bookingId: 2,
		travelledOn: '2024-02-29',
		stars: 1,
		words: 'Zoë “was here”\u2028\n\t\\',
		homeTown: 'Tromsø 🛫',
		state: 'published',
		publishedAt: createdAt,
		answer: '\u2029"quoted"',
		decidedById: userId,
		decidedBy: 'Ada',
		createdAt,
	});
	const [note] = await db
		.insert(schema.notes)
		.values({
			bookingId: 1,
			body: 'Asked for\n“aisle”\u2028 seats\t',
			authorId: userId,
			author: 'Ada',
			createdAt,
		})
		.returning({ id: schema.notes.id });
	await db
		.insert(schema.missedSearches)
		.values({ day: '2026-11-21', kind: 'tours', words: 'tromso “by night”' });
	await db.insert(schema.approvals).values({
		bookingId: 1,
		noteId: note?.id ?? 0,
		kind: 'refund',
		amount: 0.1,
		method: 'Card',
		paidOn: '2026-02-28',
	});
	await db.insert(schema.operations).values({
		bookingId: 1,
		action: 'change contact',
		summary: '“Name”\u2028 changed\t',
		before: {
			version: 1,
			fields: { name: 'Zoë\u2028', totalPrice: 0.1, heldUntil: null },
			recorded: null,
			setAside: [1],
			more: { big: 1e21 },
		},
		version: 2,
		authorId: userId,
		author: 'Ada',
		createdAt,
		undoUntil: createdAt,
	});
	const payment = {
		bookingId: 1,
		method: 'Bank transfer',
		paidOn: '2026-02-28',
		note: '“Sorry”\u2029\\',
		authorId: userId,
		author: 'Ada',
		createdAt,
	} as const;
	await db.insert(schema.payments).values([
		{ ...payment, amount: 9_999_999_999.99 },
		{ ...payment, amount: -9_999_999_999.99 },
	]);
	const invoice = {
		bookingId: 1,
		issuedOn: '2026-02-28',
		addressee: 'Zoë & “Sons”\n1 Quay\u2028',
		mention: '№ 4711',
		seller: 'Bright Departures\n350 Fifth Avenue',
		invoiced: {
			trip: 'Zoë’s “Isle”',
			departure: '2026-12-10',
			travellers: 2,
			lines: [{ name: 'Fare\u2028', amount: 0.1 }],
			total: 0.1,
		},
		createdAt,
	} as const;
	const [invoiced] = await db
		.insert(schema.invoices)
		.values({ ...invoice, kind: 'invoice' })
		.returning();
	await db
		.insert(schema.invoices)
		.values({ ...invoice, kind: 'credit note', creditsId: invoiced?.id ?? 0 });
	await db.insert(schema.bookingViewers).values({ bookingId: 1, userId, seenAt: createdAt });
	await db
		.insert(schema.openInstalments)
		.values({ bookingId: 1, dueOn: '2026-02-28', amount: 0.1 });
	await db.insert(schema.scheduleChanges).values({
		bookingId: 1,
		before: [flownLeg],
		after: [{ ...flownLeg, departsAt: '2026-12-10T23:50', arrivesAt: '2026-12-11T11:55' }],
		isSignificant: true,
		answer: 'asked',
		createdAt,
	});
	const [calledOff] = await db
		.insert(schema.operations)
		.values({ bookingId: 1, action: 'call off', summary: '', version: 2, author: 'Ana', createdAt })
		.returning();
	await db.insert(schema.keptSeats).values({
		bookingId: 1,
		operationId: calledOff?.id ?? 0,
		calledOffId: 1,
		departureId: 2,
		seats: 2,
		totalPrice: 9_999_999_999.99,
		until: expiresAt,
		answer: 'declined',
		answeredAt: createdAt,
	});
	await db.insert(schema.tripKeys).values({
		bookingId: 1,
		keyHash: 'g',
		purpose: 'share',
		mayChange: false,
		showsPrices: true,
		label: 'Zoë',
		createdAt,
	});
	await db.execute(
		sql`update tours set discount_price = null, features = '[1.10, 123456789012345678901234567890]'`,
	);
	const { fields, defaults } = tourKind;
	const lists = { features: ['“Quiet”'], itinerary: [], gallery: [] };
	const tour = { ...defaults, ...fields, ...lists, id: 1, name: 'Zoë’s\u2028 “Isle”' };
	await db.insert(schema.tourVersions).values({ tourId: 1, version: 7, tour, createdAt });
	await db.insert(schema.changes).values({
		administratorId: userId,
		name: 'Ada',
		email: 'ada@example.com',
		action: 'updated',
		subject: 'booking',
		subjectId: 1,
		label: 'BD2000001',
		before: { status: 'Pending Confirmation' },
		after: { status: 'Confirmed' },
	});
	await db.insert(schema.messages).values({
		kind: 'answer',
		inquiryId: 1,
		letterId: 1,
		body: '\t\\ "quoted" \u2029',
		authorId: userId,
		author: 'Ada',
		createdAt,
	});
	await db.insert(schema.replyTemplates).values({ name: 'Zoë', body: 'Dear {name},\n\n\t\u2028' });
	await db.insert(schema.deskItems).values({
		kind: 'letter',
		subjectId: 1,
		state: 'Later',
		since: createdAt,
		assigneeId: userId,
		laterUntil: expiresAt,
	});
	await db.insert(schema.signIns).values({ userId });
	await db.insert(schema.sessions).values({ tokenHash: 'a', userId, expiresAt });
	await db.insert(schema.passwordResets).values({ tokenHash: 'b', userId, expiresAt });
	await db
		.insert(schema.emailVerifications)
		.values({ tokenHash: 'g', userId, email: 'ada@example.com', expiresAt });
	await db
		.insert(schema.savedTravellers)
		.values({ userId, name: 'Grace “Zoë” Hopper', birthDate: '1906-12-09' });
	await db
		.insert(schema.savedViews)
		.values({ userId, tab: 'bookings', name: 'Mine “soon”', query: 'status=Confirmed' });
	await db.insert(schema.invitations).values({
		tokenHash: 'i',
		email: 'new@example.com',
		role: 'agent',
		invitedById: userId,
		expiresAt,
	});
	await db.insert(schema.codeSteps).values({ tokenHash: 'd', userId, expiresAt });
	await db.insert(schema.knownDevices).values({ tokenHash: 'e', userId, expiresAt });
	await db.insert(schema.secondFactors).values({ userId, secret: 'plain:JBSWY3DPEHPK3PXP' });
	await db.insert(schema.recoveryCodes).values({ userId, codeHash: 'f' });
	const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
	await db
		.insert(schema.pictureFiles)
		.values({ name: '0123456789abcdef/640x480.avif', bytes: everyByte });
	await db
		.insert(schema.pictureUploads)
		.values({ key: 'f'.repeat(16), alt: 'A red gate', sentBy: userId, problem: 'Damaged.' });
	await db.insert(schema.mutedAddresses).values({ address: 'ada@example.com', reason: 'asked' });
	await db
		.insert(schema.incidents)
		.values({ kind: 'letters', beganAt: createdAt, claimedUntil: createdAt });
	await db.insert(schema.rateLimits).values({ key: 'c', hits: 3, resetsAt: expiresAt });
	await db.insert(schema.seeds).values({ name: 'catalog' });
	await db
		.insert(schema.testimonials)
		.values({ name: 'Ada', testimonial: '', rating: 5, tripName: '' });
}
