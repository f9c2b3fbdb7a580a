import { eq, inArray, type SQL } from 'drizzle-orm';

import { tripOnly } from '#src/domain/bookings/trip-only.ts';
import type { ChangeSubject } from '#src/domain/desk/activity.ts';
import { erasedName } from '#src/domain/people/erased.ts';

import type { Database } from '../db/database.ts';
import {
	notes,
	bookings,
	changes,
	invoices,
	messages,
	operations,
	payments,
	reviews,
	scheduleChanges,
	tasks,
	travellers,
	tripKeys,
} from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { recountStars } from '../reviews/recount-stars.ts';
import { type ColumnMeaning, staysOf, type Table } from './personal-data.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'type' | 'name' | 'details'>;

/** A value for every column that may not stay as it is: one that is classified anew is an error of types here. */
type Blank<Of extends Table, Row> = {
	[Key in ColumnMeaning<Of, 'personal' | 'secret'> & keyof Row]: Row[Key];
};

function erasedBooking({
	type,
	name,
	details,
}: Booking): Blank<'bookings', typeof bookings.$inferSelect> {
	return {
		name: erasedName,
		email: '',
		phone: '',
		details: tripOnly(details, type, name),
		refundReason: null,
		priceReason: null,
		attemptId: null,
		bodyHash: null,
	};
}

/**
 * Takes the person out of bookings; what was sold, for how much and when stays. Each is a new version, so that nobody
 * changes one that they saw as it was. Who travelled with them, what was written and noted about the trip, their review of it and every key to its
 * page go: there is nobody left to whom it would open.
 */
export async function eraseFromBookings(
	transaction: Database,
	isTheirs: SQL,
	at: Date,
): Promise<void> {
	const { id, type, details, version } = bookings;
	const rows = await transaction
		.select({ id, type, name: traveller(bookings.name, 'passengerName'), details, version })
		.from(bookings)
		.where(isTheirs)
		// Always in the same order: of two transactions, neither holds what the other waits for.
		.orderBy(id)
		.for('no key update');
	for (const row of rows) {
		const blank = erasedBooking({ ...row, name: String(row.name) });
		await transaction
			.update(bookings)
			.set({ ...blank, version: row.version + 1, updatedAt: at })
			.where(eq(id, row.id));
	}
	const ids = rows.map((row) => row.id);
	const unnoted: Blank<'payments', typeof payments.$inferSelect> = { note: '' };
	await transaction.update(payments).set(unnoted).where(inArray(payments.bookingId, ids));
	const unaddressed: Blank<'invoices', typeof invoices.$inferSelect> = {
		addressee: '',
		mention: '',
	};
	await transaction.update(invoices).set(unaddressed).where(inArray(invoices.bookingId, ids));
	await transaction.delete(travellers).where(inArray(travellers.bookingId, ids));
	await eraseReviews(transaction, ids);
	await transaction.delete(messages).where(inArray(messages.bookingId, ids));
	await transaction.delete(notes).where(inArray(notes.bookingId, ids));
	await transaction.delete(tasks).where(inArray(tasks.bookingId, ids));
	await transaction.delete(operations).where(inArray(operations.bookingId, ids));
	await transaction.delete(scheduleChanges).where(inArray(scheduleChanges.bookingId, ids));
	await transaction.delete(tripKeys).where(inArray(tripKeys.bookingId, ids));
}

/** What somebody wrote of a tour goes as a whole, also from its page: their words alone may say who they are. */
async function eraseReviews(transaction: Database, bookingIds: number[]): Promise<void> {
	const gone = await transaction
		.delete(reviews)
		.where(inArray(reviews.bookingId, bookingIds))
		.returning({ tourId: reviews.tourId, state: reviews.state });
	const published = gone.filter(({ state }) => state === 'published');
	await recountStars(
		transaction,
		published.map(({ tourId }) => tourId),
	);
}

/** Where the rows stand that administrators change, and that are somebody's: the log keeps what would stay there. */
const changedTables: Partial<Record<ChangeSubject, Table>> = {
	booking: 'bookings',
	inquiry: 'inquiries',
	'custom offer': 'customOffers',
	proposal: 'proposals',
	application: 'applications',
	'call-back': 'callBacks',
	'waiting list': 'waitingList',
	subscriber: 'subscribers',
	review: 'reviews',
	user: 'users',
};

/** Takes the person out of what the log tells of rows; a booking's reference, a status and when it changed stay. */
export async function eraseFromChanges(transaction: Database, isTheirs: SQL): Promise<void> {
	const { id, subject, label, before, after } = changes;
	const rows = await transaction
		.select({ id, subject, label, before, after })
		.from(changes)
		.where(isTheirs)
		.orderBy(id)
		.for('no key update');
	for (const row of rows) {
		const table = changedTables[row.subject];
		const blank: Blank<'changes', typeof changes.$inferSelect> = {
			label: row.subject === 'booking' ? referenceIn(row.label) : erasedName,
			before: table && row.before ? whatStays(table, row.before) : null,
			after: table && row.after ? whatStays(table, row.after) : null,
		};
		await transaction.update(changes).set(blank).where(eq(id, row.id));
	}
}

/** As the log has the state of a request, which is no column of its table. */
const statusOfRequest = 'status';

function whatStays(table: Table, fields: Record<string, unknown>): Record<string, unknown> {
	const stays = staysOf(table);
	return Object.fromEntries(
		Object.entries(fields).filter(([name]) => stays(name) || name === statusOfRequest),
	);
}

/** 'BD7K2MQ4R, Ada Lovelace' gives 'BD7K2MQ4R'. */
function referenceIn(label: string): string {
	return label.split(',', 1)[0] ?? erasedName;
}
