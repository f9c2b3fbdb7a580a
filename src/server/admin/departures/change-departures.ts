import { and, eq, inArray, isNull } from 'drizzle-orm';

import { deletion } from '#src/contract/admin/conflict.ts';
import {
	type DepartureFields,
	departureFields,
	departureMessages,
	type DepartureRecord,
	type NewDepartures,
} from '#src/contract/admin/departures.ts';
import { undoMessages } from '#src/contract/admin/undo.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { mayDo } from '#src/domain/users/desk-acts.ts';
import { site } from '#src/site.ts';

import { earliestDeparture } from '../../bookings/earliest-departure.ts';
import { missing } from '../../catalog/missing.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { departures, tours } from '../../db/schema.ts';
import { lockDeparture } from '../../departures/lock-departure.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { Answer } from '../../http/json-answer.ts';
import type { AdministratorCall as Call } from '../../http/route.ts';
import { validated } from '../../http/validation.ts';
import { cacheTags } from '../../platform/cache.ts';
import { publish } from '../catalog/publish.ts';
import { lockForChange, removeRow, storeAllNew, storeChange } from '../change-row.ts';
import { lastChangeOf } from '../last-change.ts';
import { departureRows } from './records.ts';

/**
 * Adds the departures of a tour: all of them, or none.
 * @throws HttpError 400 naming the days that are past or that the tour leaves on already, or a tour that is not there
 */
export async function addDepartures({
	deps: { now, ...deps },
	administrator,
	body: { tourId, dates, ...seats },
}: Call<NewDepartures, undefined>): Promise<Answer<DepartureRecord[]>> {
	refusePast('dates', dates, now());
	const rows = await inTransaction(deps.db, async (transaction) => {
		await lockTour(transaction, tourId);
		await refuseExisting(transaction, 'dates', tourId, dates);
		const kind = departureRows(transaction, now());
		const wanted = dates.toSorted().map((date) => ({ tourId, date, ...seats }));
		return storeAllNew(transaction, kind, { administrator, now }, wanted);
	});
	await publish(deps, tagsOf(tourId));
	return new Answer(rows, { status: 201 });
}

/**
 * Changes a departure. What is taken of its seats stays taken, and who booked a day keeps it.
 * @throws HttpError 404; 403 for another price by an agent; 409 with the departure as it is now, when it was changed after the administrator saw it; 400
 * for fewer seats than are taken, and for another day that is past, is taken by another departure of the tour, or cannot
 * be chosen any more because somebody booked this one or waits for it
 */
export async function changeDeparture({
	deps: { now, ...deps },
	administrator,
	id,
	body: { version, ...fields },
}: Call<DepartureFields, number>): Promise<DepartureRecord> {
	const row = await inTransaction(deps.db, async (transaction) => {
		const change = await lockSeen(transaction, { administrator, now, id, version });
		refuseOtherPrice(administrator, change.before, fields.price);
		refuseFewerSeats(change.before, fields.capacity);
		if (fields.date !== change.before.date) {
			await refuseMove(transaction, change.before, fields.date, change.at);
		}
		return storeChange(change, fields);
	});
	await publish(deps, tagsOf(row.tourId));
	return row;
}

/**
 * Takes the last change of a departure back, as far as that can be changed at all.
 * @throws HttpError as `changeDeparture` and `lastChangeOf`; 409 where it was not edited
 */
export async function undoDepartureChange({
	deps: { now, ...deps },
	administrator,
	id,
	body: { version },
}: Call<{ version: number }, number>): Promise<DepartureRecord> {
	const row = await inTransaction(deps.db, async (transaction) => {
		const change = await lockSeen(transaction, { administrator, now, id, version });
		const { before, at } = change;
		const of = { subject: 'departure', id, updatedAt: before.updatedAt } as const;
		const last = await lastChangeOf(transaction, of, { administrator, at });
		const was = departureFields.safeParse(editedOf({ ...before, ...last.before }));
		if (last.action !== 'updated' || !was.success) {
			throw new HttpError(409, { message: undoMessages.notEdited });
		}
		const { version: _, ...fields } = was.data;
		refuseFewerSeats(before, fields.capacity);
		if (fields.date !== before.date) await refuseMove(transaction, before, fields.date, at);
		return storeChange(change, fields);
	});
	await publish(deps, tagsOf(row.tourId));
	return row;
}

/**
 * Deletes a departure that nobody has booked or waits for.
 * @throws HttpError 404; 409 as above, or because somebody has: then it can only be closed
 */
export async function removeDeparture({
	deps: { now, ...deps },
	administrator,
	url,
	id,
}: Call<undefined, number>): Promise<{ id: number }> {
	const { version } = validated(deletion, Object.fromEntries(url.searchParams));
	const { tourId } = await inTransaction(deps.db, async (transaction) => {
		const { before } = await lockSeen(transaction, { administrator, now, id, version });
		if (before.isUsed) throw new HttpError(409, { message: usedMessage('deleted') });
		return removeRow(transaction, departureRows(transaction, now()), { administrator, now }, id);
	});
	await publish(deps, tagsOf(tourId));
	return { id };
}

/** Of what the log has of a departure, what is edited: the seats that were counted then are not. */
function editedOf(row: Record<string, unknown>): Record<string, unknown> {
	const edited = Object.entries(row).filter(([name]) => name in departureFields.shape);
	return Object.fromEntries(edited);
}

type Seen = Parameters<typeof lockForChange>[2];

// Locked by a statement of its own: one that waits for the lock counts the seats as they were before it waited.
async function lockSeen(transaction: Database, seen: Seen) {
	await lockDeparture(transaction, seen.id);
	return lockForChange(transaction, departureRows(transaction, seen.now()), seen);
}

// Nobody else adds departures to it meanwhile, or deletes it.
async function lockTour(transaction: Database, id: number): Promise<void> {
	const [tour] = await transaction
		.select({ id: tours.id })
		.from(tours)
		.where(and(eq(tours.id, id), isNull(tours.deletedAt)))
		.for('no key update');
	if (!tour) throw invalidField('tourId', missing.tour);
}

function refusePast(field: string, dates: readonly CalendarDate[], now: Date): void {
	const past = dates.filter((date) => date < earliestDeparture(now));
	if (past.length === 0) return;
	throw invalidField(field, `${flightSearchMessages.departurePassed} Past: ${named(past)}.`);
}

async function refuseExisting(
	transaction: Database,
	field: string,
	tourId: number,
	dates: readonly CalendarDate[],
): Promise<void> {
	const rows = await transaction
		.select({ date: departures.date })
		.from(departures)
		.where(and(eq(departures.tourId, tourId), inArray(departures.date, [...dates])));
	if (rows.length === 0) return;
	const existing = rows.map(({ date }) => date);
	throw invalidField(field, `The tour leaves on ${named(existing)} already.`);
}

/** Prices are not every agent's: `domain/users/desk-acts.ts`. */
function refuseOtherPrice(
	administrator: SessionUser,
	{ price: before }: DepartureRecord,
	price: number | null,
): void {
	if (price === before || mayDo(administrator, 'publishing', site.agentsMay ?? [])) return;
	const message = departureMessages.priceNotYours;
	throw new HttpError(403, { message, issues: [{ path: 'price', message }] });
}

function refuseFewerSeats(
	{ capacity: before, taken, confirmed, held }: DepartureRecord,
	capacity: number,
) {
	if (capacity >= Math.min(taken, before)) return;
	const seats = taken === 1 ? '1 seat is taken' : `${taken} seats are taken`;
	const message = `${seats} (${confirmed} confirmed, ${held} held): there cannot be fewer.`;
	throw invalidField('capacity', message);
}

async function refuseMove(
	transaction: Database,
	{ tourId, isUsed }: DepartureRecord,
	date: CalendarDate,
	now: Date,
): Promise<void> {
	if (isUsed) throw invalidField('date', usedMessage('moved'));
	refusePast('date', [date], now);
	await refuseExisting(transaction, 'date', tourId, [date]);
}

function usedMessage(verb: 'moved' | 'deleted'): string {
	const instead = verb === 'moved' ? 'Add another departure and close this one' : 'Close it';
	return `Somebody has booked this departure or waits for it, so it cannot be ${verb}. ${instead} instead.`;
}

/** 'May 15, 2027 and June 12, 2027'; of many days only the first are named. */
function named(dates: readonly CalendarDate[]): string {
	const first = dates.toSorted().slice(0, mostNamed).map(formatLongDate);
	const others = dates.length - first.length;
	return conjunction.format(others > 0 ? [...first, `${others} more`] : first);
}

const mostNamed = 5;
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

function tagsOf(tourId: number): string[] {
	return [cacheTags.tours, cacheTags.tour(tourId)];
}
