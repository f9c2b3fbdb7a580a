import * as z from 'zod/mini';

import { listBookings } from '#src/contract/desk/bookings.ts';

import { rememberedBookings } from '../bookings/remembered-bookings.ts';
import { showToast, type ToastTone } from '../toasts.ts';
import { readListedRow } from './bookings-reading.ts';
import { bookingsView } from './bookings-view.ts';
import { recount } from './counts.ts';
import { listQuery, type ListView } from './list-view.ts';
import { queryClient } from './query-client.ts';

/** The bookings as the panel asks for them: each row is read as it arrives. */
export const listReadBookings = { ...listBookings, reply: z.array(readListedRow) };

/** The bookings of a view. */
export function bookingsQuery(view: ListView) {
	return listQuery(listReadBookings, bookingsView(view));
}

/** What the toasts of a refresh are about. */
export const refreshing = 'refreshing bookings';

/** Asks anew for the bookings of a view, and says what came of it. */
export async function refreshBookings(view: ListView): Promise<void> {
	say('Loading', 'Refreshing booking data...');
	const { queryKey, queryFn } = bookingsQuery(view);
	const list = [listBookings.path];
	try {
		await queryClient.invalidateQueries({ queryKey: list, refetchType: 'none' });
		const { total } = await queryClient.fetchQuery({ queryKey, queryFn });
		say('Success', `Booking data refreshed successfully (${total} bookings)`, 'success');
		recount();
	} catch {
		const isShown = queryClient.getQueryData(queryKey) !== undefined;
		if (isShown || rememberedBookings().length > 0) {
			say('Warning', 'Using cached booking data instead. API connection failed.');
		} else {
			const failed = 'Failed to refresh booking data. No fallback data available.';
			say('Error', failed, 'destructive');
		}
	}
}

function say(title: string, description: string, tone: ToastTone = 'default'): void {
	showToast({ title, description, tone, about: refreshing });
}
