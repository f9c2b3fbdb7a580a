import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import {
	and,
	type AnyColumn,
	eq,
	exists,
	gte,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	ne,
	not,
	or,
	type SQL,
	sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { erasedName } from '#src/domain/people/erased.ts';
import { retention, type Span, type RetentionKind } from '#src/domain/people/retention.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
	applications,
	notes,
	bookings,
	callBacks,
	changes,
	customOffers,
	operations,
	departures,
	deskItems,
	emailVerifications,
	inquiries,
	proposals,
	invitations,
	messages,
	outbox,
	passwordResets,
	rateLimits,
	reviews,
	sessions,
	signIns,
	tasks,
	travellers,
	tripKeys,
	waitingList,
} from '../db/schema.ts';
import { isAbout } from '../inbox/where-it-stands.ts';
import { mostAttempts } from '../mail/attempts.ts';
import { log } from '../platform/log.ts';
import { recountStars } from '../reviews/recount-stars.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { eraseFromBookings, eraseFromChanges } from './erased-rows.ts';

/** The clock, and the moment before which a kind of rows is too old. */
type Times = { now: Date; before: Date };

/** Forgets a batch of rows that are too old, and says how many. */
type Forget = (db: Database, times: Times) => Promise<number>;

/** Rows of one statement: few enough that nobody waits for it. */
const batch = 200;

const forgetOperations = rowsWhere(operations, operations.id, ({ before }) =>
	hasDeparted(operations.bookingId, before),
);

const forget: Record<RetentionKind, Forget> = {
	bookings: async (db, { now, before }) =>
		inTransaction(db, async (transaction) => {
			const isOld = and(
				lt(bookings.departureDate, utcToday(before)),
				ne(bookings.name, erasedName),
			);
			const ids = await idsOf(transaction, bookings, isOld);
			await eraseFromBookings(transaction, inArray(bookings.id, ids), now);
			return ids.length;
		}),
	travellers: rowsWhere(travellers, travellers.id, ({ before }) =>
		hasDeparted(travellers.bookingId, before),
	),
	messages: rowsWhere(messages, messages.id, ({ before }) =>
		hasDeparted(messages.bookingId, before),
	),
	reviews: (db, { before }) =>
		inTransaction(db, async (transaction) => {
			const ids = await idsOf(transaction, reviews, lt(reviews.travelledOn, utcToday(before)));
			const forgotten = await transaction
				.delete(reviews)
				.where(inArray(reviews.id, ids))
				.returning({ tourId: reviews.tourId });
			await recountStars(
				transaction,
				forgotten.map(({ tourId }) => tourId),
			);
			return ids.length;
		}),
	notes: rowsWhere(notes, notes.id, ({ before }) =>
		or(
			hasDeparted(notes.bookingId, before),
			and(isNull(notes.bookingId), lt(notes.createdAt, before)),
		),
	),
	tasks: rowsOlder(tasks, tasks.id, tasks.createdAt),
	operations: async (db, times) => {
		// What undoing it would store again, travellers' needs among it: nobody can undo it any more.
		const isPast = lt(operations.createdAt, subDays(times.now, 1));
		await db
			.update(operations)
			.set({ before: null })
			.where(and(isPast, isNotNull(operations.before)));
		return forgetOperations(db, times);
	},
	// Of those that a browser has, most end by themselves.
	tripKeys: rowsWhere(tripKeys, tripKeys.id, ({ now, before }) =>
		or(lte(tripKeys.expiresAt, now), hasDeparted(tripKeys.bookingId, before)),
	),
	customOffers: (db, { before }) =>
		inTransaction(db, async (transaction) => {
			const isWorkedOn = exists(
				transaction
					.select({ one: sql`1` })
					.from(deskItems)
					.where(and(isAbout('custom offer', customOffers.id), gte(deskItems.updatedAt, before))),
			);
			const isOld = and(lt(customOffers.createdAt, before), not(isWorkedOn));
			const ids = await idsOf(transaction, customOffers, isOld);
			const isOfThese = and(eq(changes.subject, 'custom offer'), inArray(changes.subjectId, ids));
			// What the log says of them would be found by nobody afterwards.
			await eraseFromChanges(transaction, isOfThese ?? sql`false`);
			await transaction.delete(customOffers).where(inArray(customOffers.id, ids));
			return ids.length;
		}),
	proposals: rowsOlder(proposals, proposals.id, proposals.createdAt),
	inquiries: rowsOlder(inquiries, inquiries.id, inquiries.createdAt),
	applications: rowsOlder(applications, applications.id, applications.createdAt),
	// Those to what is gone, which is above, went with it.
	replies: rowsWhere(messages, messages.id, ({ before }) =>
		and(isNull(messages.bookingId), lt(messages.createdAt, before)),
	),
	callBacks: rowsOlder(callBacks, callBacks.id, callBacks.createdAt),
	waitingList: rowsWhere(
		waitingList,
		waitingList.id,
		({ before }) =>
			sql`${waitingList.departureId} in (select ${departures.id} from ${departures} where ${departures.date} < ${utcToday(before)})`,
	),
	signIns: rowsOlder(signIns, signIns.id, signIns.createdAt),
	passwordResets: rowsOlder(passwordResets, passwordResets.tokenHash, passwordResets.createdAt),
	emailVerifications: rowsOlder(
		emailVerifications,
		emailVerifications.tokenHash,
		emailVerifications.createdAt,
	),
	invitations: rowsOlder(invitations, invitations.id, invitations.createdAt),
	changes: rowsOlder(changes, changes.id, changes.createdAt),
	outbox: rowsWhere(outbox, outbox.id, ({ before }) =>
		or(
			lt(outbox.sentAt, before),
			lt(outbox.cancelledAt, before),
			// Given up, or overtaken by another.
			and(isNull(outbox.sentAt), gte(outbox.attempts, mostAttempts), lt(outbox.createdAt, before)),
		),
	),
	// They say themselves when they end.
	sessions: rowsWhere(sessions, sessions.tokenHash, ({ now }) => lte(sessions.expiresAt, now)),
	rateLimits: rowsWhere(rateLimits, rateLimits.key, ({ now }) => lte(rateLimits.resetsAt, now)),
};

/**
 * Forgets what is older than the privacy policy says that it is kept, a batch at a time, and logs how many rows it were.
 * What a run has no time for waits for the next.
 * @param signal no further batch is begun once it is aborted
 * @throws what the database throws
 */
export async function applyRetention({
	db,
	now,
	signal,
}: Pick<JobWorld, 'db' | 'now' | 'signal'>): Promise<Record<RetentionKind, number>> {
	const isOver = turn({ signal });
	const kinds = Object.keys(forget) as RetentionKind[];
	const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<
		RetentionKind,
		number
	>;
	for (const kind of kinds) {
		const times = { now: now(), before: spanBefore(now(), retention[kind].span) };
		let forgotten = batch;
		while (forgotten === batch && !isOver()) {
			forgotten = await forget[kind](db, times);
			counts[kind] += forgotten;
		}
	}
	log('info', 'retention applied', counts);
	return counts;
}

/** Forgets at night what is kept no longer. */
export const retentionJob: Job = {
	name: 'retention',
	functionName: 'retention',
	every: 'day',
	// In New York, when nobody waits for a row.
	at: '07:40',
	async work(world) {
		await applyRetention(world);
	},
};

function spanBefore(now: Date, span: Span): Date {
	return 'years' in span ? subYears(now, span.years) : subDays(now, span.days);
}

function rowsOlder(table: PgTable, key: AnyPgColumn, moment: AnyColumn): Forget {
	return rowsWhere(table, key, ({ before }) => lt(moment, before));
}

function rowsWhere(
	table: PgTable,
	key: AnyPgColumn,
	isOld: (times: Times) => SQL | undefined,
): Forget {
	return async (db, times) => {
		const old = db.select({ key }).from(table).where(isOld(times)).limit(batch);
		// What somebody holds at this moment is left to the next run, so that nobody waits.
		const deleted = await db
			.delete(table)
			.where(inArray(key, old.for('update', { skipLocked: true })))
			.returning({ key });
		return deleted.length;
	};
}

/** The trip of a booking began before the day of a moment (UTC). */
function hasDeparted(bookingId: AnyColumn, before: Date): SQL {
	return sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${bookings.departureDate} < ${utcToday(before)})`;
}

async function idsOf(
	transaction: Database,
	table: PgTable & { id: AnyPgColumn },
	isOld: SQL | undefined,
): Promise<number[]> {
	const rows = await transaction
		.select({ id: table.id })
		.from(table)
		.where(isOld)
		.orderBy(table.id)
		.limit(batch)
		.for('update', { skipLocked: true });
	return rows.map(({ id }) => Number(id));
}
