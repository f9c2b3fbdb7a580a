import type { BookingSource } from '../bookings/booking-source.ts';
import { bookingStatuses } from '../bookings/booking.ts';
import { listInWords } from '../text/list-in-words.ts';
import { type FieldReading, readChange } from './change-reading.ts';

type Row = Readonly<Record<string, unknown>>;

type Change = {
	id: number;
	action: string;
	author: string;
	before: Row | null;
	after: Row | null;
	createdAt: string;
};

type Operation = {
	id: number;
	summary: string;
	author: string;
	createdAt: string;
	undoneAt: string | null;
};

type Booked = { source: BookingSource; takenBy: string; createdAt: string };

/** Something that happened to a booking. */
export type HistoryEntry<Of> = {
	/** Its own among all of them. */
	key: string;
	/** ISO 8601. */
	at: string;
	/** '' of what a traveller did. */
	author: string;
	/** 'Moved to May 15, 2027' */
	what: string;
	/** What it changed, field by field. */
	fields: FieldReading[];
	/** What was done on the page of the booking, which can be undone for a while; null of anything else. */
	operation: Of | null;
};

/** What says nothing to people: the number of a departure, whose day stands beside it. */
const unread = new Set(['departureId', 'details', 'itemId', 'id']);

/** Fields of a change that its sentence names. */
const mostNamed = 2;

/**
 * All that happened to a booking, the newest first: what was done on its page, what was changed elsewhere, and how it
 * came to be. An operation and the change that it was are one, known by their moment.
 * @param changes as the log of changes has them
 */
export function bookingHistory<Of extends Operation>(
	booking: Booked,
	changes: readonly Change[],
	operations: readonly Of[],
): HistoryEntry<Of>[] {
	const isOfOperation = new Set(
		operations.flatMap(({ createdAt, undoneAt }) => [createdAt, undoneAt]),
	);
	// It may have changed more than the booking's own row.
	const fieldsAt = (at: string) =>
		changes.filter(({ createdAt }) => createdAt === at).flatMap(changedFields);
	const done = operations.map((operation) => ({
		key: `operation ${operation.id}`,
		at: operation.createdAt,
		author: operation.author,
		what: operation.summary,
		fields: fieldsAt(operation.createdAt),
		operation,
	}));
	const others = changes
		.filter(({ createdAt }) => !isOfOperation.has(createdAt))
		.map((change) => ({
			key: `change ${change.id}`,
			at: change.createdAt,
			author: change.author,
			what: changeSentence(change),
			fields: otherFields(change),
			operation: null,
		}));
	const newestFirst = [...done, ...others].toSorted((one, other) => other.at.localeCompare(one.at));
	return [...newestFirst, beginning(booking)];
}

function beginning({ source, takenBy, createdAt }: Booked): HistoryEntry<never> {
	return {
		key: 'booked',
		at: createdAt,
		author: takenBy,
		what: source === 'desk' ? 'Taken at the desk' : 'Booked on the site',
		fields: [],
		operation: null,
	};
}

function changeSentence({ after, ...change }: Change): string {
	const status = after?.['status'];
	if (status === bookingStatuses[0]) return 'Re-opened';
	if (typeof status === 'string') return status;
	const names = changedFields({ after, ...change }).map(({ field }) => field.toLowerCase());
	const others = names.splice(mostNamed);
	const all = others.length === 0 ? names : [...names, `${others.length} more`];
	return names.length === 0 ? 'Changed' : `Changed ${listInWords(all)}`;
}

// What the sentence says already.
function otherFields(change: Change): FieldReading[] {
	const isDecision = typeof change.after?.['status'] === 'string';
	return changedFields(change).filter(({ field }) => !isDecision || field !== 'Status');
}

function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): FieldReading[] {
	if (before === null || after === null) return [];
	const [was, is] = [unfolded(before), unfolded(after)];
	const names = Object.keys({ ...was, ...is }).filter(
		(name) => !unread.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
	);
	const those = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
	// The name stands in the record and in its details: it is told once.
	return oncePerField(readChange(those(was), those(is)));
}

// What stands under `details` is told as the fields of the booking are.
function unfolded(row: Row): Row {
	const { details, ...fields } = row;
	return { ...(typeof details === 'object' ? details : {}), ...fields };
}

function oncePerField(fields: readonly FieldReading[]): FieldReading[] {
	const byName = new Map(fields.map((each) => [each.field, each]));
	return [...byName.values()];
}
