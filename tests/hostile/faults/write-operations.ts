import { randomUUID } from 'node:crypto';

import { addDays } from 'date-fns/addDays';
import { and, count, eq, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import type { Database } from '#src/server/db/database.ts';
import {
	applications,
	bookings,
	changes,
	callBacks,
	customOffers,
	inquiries,
	outbox,
	sessions,
	subscribers,
	tours,
	users,
} from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';

import { type Handle, testNow } from '../../support/api.ts';
import { offerBooking, offerOf } from '../../support/bookings.ts';
import { tourKind } from '../../support/catalog-calls.ts';
import { application, callBack, customOffer, inquiry } from '../../support/request-calls.ts';
import { storedBooking } from '../../support/stored-booking.ts';

/** What one person means to have stored once: all that belongs to it is found by these. */
export type Key = { number: number; attempt: string; email: string };

export type WriteOperation = {
	name: string;
	handle: Handle;
	method: string;
	path: (key: Key) => string;
	body: (key: Key) => object;
	isForAdministrator?: boolean;
	/** Whether the same key may be sent again when no answer came: stored once, it is not stored anew. */
	isRepeatable: boolean;
	/** What has to be there before. */
	prepare?: (db: Database, key: Key) => Promise<unknown>;
	/** How many rows of each kind the operation left: all of them, or none. */
	parts: (db: Database, key: Key) => Promise<number[]>;
};

let keys = 0;

export function newKey(): Key {
	keys += 1;
	const attempt = randomUUID();
	return { number: keys, attempt, email: `${attempt}@example.com` };
}

const { handle: handleApplications } = serve(
	...applicationRoutes(async () => [
		{ id: application.job, title: 'Travel Consultant', closes: null },
	]),
);

/** The forms that visitors send, as they are filled in on a day: without a session, an account or a build. */
export function visitorsForms(now: Date): WriteOperation[] {
	const dates = { departureDate: dayAfter(now, 20), returnDate: dayAfter(now, 30) };
	const booking = offerBooking(offerOf(dayAfter(now, 0), 3, dates));
	const offer = { ...customOffer, ...dates };
	return [
		form('a booking', handle, '/api/bookings', booking, bookings),
		form('a custom offer', handle, '/api/custom-offers', offer, customOffers),
		form('an inquiry', handle, '/api/inquiries', inquiry, inquiries),
		form('a subscription', handle, '/api/subscribe', {}, subscribers),
	];
}

/** Everything that is stored for people, in all the ways in which it is stored. */
export const writeOperations: WriteOperation[] = [
	...visitorsForms(testNow),
	form('a request to be called', handle, '/api/call-backs', callBack, callBacks),
	form('an application', handleApplications, '/api/applications', application, applications),
	{
		...form('an account', handle, '/api/register', {}, users),
		body: ({ email }) => ({
			username: 'ada',
			email,
			password: 'correct horse battery',
			fullName: 'Ada Lovelace',
		}),
		async parts(db, { email }) {
			const own = db
				.select({ id: users.id })
				.from(users)
				.where(eq(users.email, email))
				.orderBy(users.id);
			return [
				await rowsOf(db, users, eq(users.email, email)),
				await rowsOf(db, sessions, eq(sessions.userId, own)),
				await lettersOf(db, email),
			];
		},
	},
	{
		name: 'a decision',
		handle,
		method: 'PATCH',
		path: ({ number }) => `/api/bookings/${number}`,
		body: () => ({ status: 'Confirmed', version: 1 }),
		isForAdministrator: true,
		isRepeatable: true,
		prepare: (db, { number, email }) =>
			db
				.insert(bookings)
				.overridingSystemValue()
				.values({
					...storedBooking(number, { email }),
					id: number,
				} as typeof bookings.$inferInsert),
		parts: async (db, { number, email }) => [
			await rowsOf(db, bookings, and(eq(bookings.email, email), eq(bookings.version, 2))),
			await rowsOf(db, changes, and(eq(changes.subject, 'booking'), eq(changes.subjectId, number))),
			await lettersOf(db, email),
		],
	},
	{
		name: 'a tour',
		handle,
		method: 'POST',
		path: () => '/api/admin/tours',
		body: ({ attempt }) => ({ ...tourKind.fields, name: attempt }),
		isForAdministrator: true,
		isRepeatable: false,
		parts: async (db, { attempt }) => [
			await rowsOf(db, tours, eq(tours.name, attempt)),
			await rowsOf(db, changes, eq(changes.label, attempt)),
		],
	},
];

type FormTable = PgTable & { email: AnyPgColumn };

function form(
	name: string,
	handle: Handle,
	path: string,
	sent: object,
	table: FormTable,
): WriteOperation {
	return {
		name,
		handle,
		method: 'POST',
		path: () => path,
		body: ({ email }) => ({ ...sent, email }),
		isRepeatable: true,
		parts: async (db, { email }) => [
			await rowsOf(db, table, eq(table.email, email)),
			await lettersOf(db, email),
		],
	};
}

function dayAfter(now: Date, days: number): string {
	return addDays(now, days).toISOString().slice(0, 10);
}

function lettersOf(db: Database, email: string): Promise<number> {
	return rowsOf(db, outbox, or(eq(outbox.recipient, email), eq(outbox.replyTo, email)));
}

async function rowsOf(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
	const [row] = await db.select({ rows: count() }).from(table).where(condition);
	return row?.rows ?? 0;
}
