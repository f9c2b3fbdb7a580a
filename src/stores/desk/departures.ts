import { keepPreviousData } from '@tanstack/query-core';

import {
	callOffDeparture,
	type CallingOffFields,
	callingOffFields,
	previewCallingOff,
} from '#src/contract/desk/calling-off.ts';
import {
	addDepartures,
	deleteDeparture,
	departureConflict,
	type DepartureFields,
	departureFields,
	type DepartureRecord,
	listDepartures,
	type NewDepartures,
	newDepartures,
	readDeparture,
	updateDeparture,
} from '#src/contract/desk/departures.ts';
import { listTourRecords } from '#src/contract/desk/tours.ts';
import { undoDeparture } from '#src/contract/desk/undo.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { daysOfMonth, type Month } from '#src/domain/desk/month.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { enteredStates } from '#src/domain/tours/departure.ts';

import { showToast } from '../toasts.ts';
import { callDeskApi, callDeskApiForPage } from './call-desk-api.ts';
import { changeRow, rowKey, showRow, whileChanging } from './change-row.ts';
import { conflictOf } from './conflict.ts';
import { recount, watchInterval } from './counts.ts';
import { enteredRows, refusedPaths, type Saved } from './entered-rows.ts';
import { failureReason } from './failure-reason.ts';
import { type ListView, listQuery } from './list-view.ts';
import { queryClient } from './query-client.ts';

type Signal = { signal: AbortSignal };

/** The departures of a view. */
export function departuresQuery(view: ListView) {
	return listQuery(listDepartures, view);
}

/** All departures that leave within a month, with their seats. */
export function departuresOfMonth(month: Month) {
	const { first: from, last: to } = daysOfMonth(month);
	const query = { from, to, sort: 'date', direction: 'ascending', limit: listLimits.most };
	return {
		queryKey: [listDepartures.path, query] as const,
		queryFn: ({ signal }: Signal) => callDeskApiForPage(listDepartures, { query, signal }),
		placeholderData: keepPreviousData,
	};
}

/** A departure, who is on it, and who waits for it; asked for again while it is looked at. */
export function departureQuery(id: number) {
	return {
		// Under the list, and as a list of one: every change of the departure reaches it there.
		queryKey: [listDepartures.path, 'page', id],
		queryFn: async ({ signal }: Signal) => {
			const view = await callDeskApi(readDeparture, { params: { id }, signal });
			return { ...view, rows: [view.departure], total: 1 };
		},
		refetchInterval: watchInterval,
	};
}

/** The tours that departures can be of. */
export const toursQuery = {
	queryKey: [listTourRecords.path, { limit: listLimits.most }],
	queryFn: ({ signal }: Signal) =>
		callDeskApiForPage(listTourRecords, { query: { limit: listLimits.most }, signal }),
};

/** The departures that a tour has from one day to another, both included. */
export function existingQuery(tour: number, from: CalendarDate, to: CalendarDate) {
	const query = { tour, from, to, limit: listLimits.most };
	return {
		queryKey: [listDepartures.path, query],
		queryFn: ({ signal }: Signal) => callDeskApiForPage(listDepartures, { query, signal }),
	};
}

/** What a departure is called: 'Kyoto in Bloom, May 15, 2027'. */
export function departureName({
	tourName,
	date,
}: Pick<DepartureRecord, 'tourName' | 'date'>): string {
	return `${tourName}, ${formatLongDate(date)}`;
}

/** What is entered of a departure, as it is stored. */
export function departureFormValues(row: DepartureRecord | null): Partial<DepartureFields> {
	if (!row) return {};
	const { date, capacity, price, guaranteedFrom, version } = row;
	// One that was called off is not entered any more.
	const state = enteredStates.find((entered) => entered === row.state) ?? 'closed';
	return { date, capacity, price, state, guaranteedFrom, version };
}

const rows = enteredRows<DepartureRecord>({
	name: 'departure',
	list: listDepartures.path,
	fields: departureFields,
	conflict: departureConflict,
	undo: (id, version) => callDeskApi(undoDeparture, { params: { id }, body: { version } }),
});

/** What the panel does with a departure that is there. */
export const departureActions = {
	name: 'departure',

	/** Stores a form and says how that went, as `enteredRows` does. */
	save(
		id: number | null,
		body: DepartureFields,
		onStored: () => void,
	): Promise<Saved<DepartureRecord>> {
		return rows.save(
			'update',
			() => callDeskApi(updateDeparture, { params: { id: Number(id) }, body }),
			onStored,
			body.version,
		);
	},

	/** Deletes a departure as it was seen and says how that went. @returns whether it is gone */
	remove({ id, version }: DepartureRecord): Promise<boolean> {
		const send = () => callDeskApi(deleteDeparture, { params: { id }, query: { version } });
		return rows.leaveList({ id, version }, 'delete', send, false);
	},

	undo: rows.undo,
};

/** Closes a departure, or opens it again: at once on screen, then on the server, and says how that went. */
export function setState(row: DepartureRecord, state: 'open' | 'closed'): Promise<void> {
	const { date, capacity, price, guaranteedFrom, version } = row;
	const isClosing = state === 'closed';
	return changeRow({
		list: listDepartures.path,
		row,
		change: { state },
		send: () =>
			callDeskApi(updateDeparture, {
				params: { id: row.id },
				body: { date, capacity, price, guaranteedFrom, state, version },
			}),
		conflict: departureConflict,
		undo: (changed) => void departureActions.undo(changed),
		words: {
			done: {
				title: isClosing ? 'Departure Closed' : 'Departure Opened',
				description: isClosing
					? `Nobody new can book ${departureName(row)}.`
					: row.tourState === 'published'
						? `${departureName(row)} can be booked again.`
						: `${departureName(row)} can be booked once the tour is published.`,
			},
			failed: isClosing ? 'Departure Not Closed' : 'Departure Not Opened',
		},
	});
}

/** What calling a departure off would mean. */
export function callingOffQuery({ id }: { id: number }) {
	return {
		queryKey: [previewCallingOff.path, { id }],
		queryFn: ({ signal }: Signal) => callDeskApi(previewCallingOff, { params: { id }, signal }),
		gcTime: 0,
	};
}

/**
 * Calls a departure off and says how that went; for ten minutes the toast takes it back.
 * @param onStored called before it is said, as by `enteredRows`
 * @returns what the server says of the fields
 */
export async function callOff(
	row: DepartureRecord,
	body: CallingOffFields,
	onStored: () => void,
): Promise<Record<string, string>> {
	const about = rowKey(listDepartures.path, row);
	const refused = await whileChanging(listDepartures.path, row, async () => {
		try {
			const stored = await callDeskApi(callOffDeparture, { params: { id: row.id }, body });
			showRow(listDepartures.path, stored);
			onStored();
			showToast({
				title: 'Departure Called Off',
				description: `${departureName(row)}: who booked it is written to in ten minutes.`,
				tone: 'success',
				actions: [{ title: 'Undo', run: () => void departureActions.undo(stored) }],
				about,
			});
			return {};
		} catch (error) {
			const wrong = refusedPaths(error, callingOffFields);
			if (Object.keys(wrong).length > 0) return wrong;
			const conflict = conflictOf(error, departureConflict);
			if (conflict) showRow(listDepartures.path, conflict.current);
			const description = conflict?.message ?? failureReason(error);
			showToast({ title: 'Departure Not Called Off', description, tone: 'destructive', about });
			return {};
		}
	});
	return refused ?? {};
}

/**
 * Adds departures and says how that went.
 * @param onStored called before it is said, as by `enteredRows`
 * @returns what the server says of the fields
 */
export async function addSeries(
	body: NewDepartures,
	onStored: () => void,
): Promise<Record<string, string>> {
	const about = listDepartures.path;
	try {
		const { length } = await callDeskApi(addDepartures, { body });
		onStored();
		const title = length === 1 ? 'Departure added' : `${formatNumber(length)} departures added`;
		showToast({ title: `${title} successfully`, about, tone: 'success' });
		return {};
	} catch (error) {
		const refused = refusedPaths(error, newDepartures);
		if (Object.keys(refused).length > 0) return refused;
		const description = failureReason(error);
		showToast({ title: 'Failed to add departures', description, about, tone: 'destructive' });
		return {};
	} finally {
		// Also where the answer was lost: they may be stored.
		void queryClient.invalidateQueries({ queryKey: [about] });
		recount();
	}
}
