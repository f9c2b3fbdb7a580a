import { attemptIdFor } from '#src/browser/attempts.ts';
import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { answerTraveller } from '#src/contract/desk/trips.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { reloadBookingPage } from './booking-page.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';

/**
 * Asks whoever booked to say yes to a higher total, and says how that went.
 * @param words what they read
 * @param close called before it is said: it closes the dialog
 * @returns what the server refuses of it; then nobody is asked, and the dialog stays
 */
export async function askPrice(
	{ id, version }: Pick<BookingRecord, 'id' | 'version'>,
	{ words: body, total: askedTotal }: { words: string; total: number },
	close: () => void,
): Promise<FieldErrors<'body' | 'askedTotal'>> {
	const about = `price of ${id}`;
	const sent = { body, askedTotal };
	const headers = { [attemptHeader]: attemptIdFor({ ...sent, id, version }) };
	try {
		await callDeskApi(answerTraveller, { params: { id }, body: sent, headers });
		close();
		const description = `${formatMoneyInCents(askedTotal)} waits for their yes on the page of the trip.`;
		showToast({ title: 'Traveler Asked', description, tone: 'success', about });
		void reloadBookingPage(id);
		return {};
	} catch (error) {
		const refused = refusedFields<'body' | 'askedTotal'>(error, ['body', 'askedTotal']);
		if (Object.keys(refused).length === 0) {
			const description = failureReason(error);
			showToast({ title: 'Traveler Not Asked', description, tone: 'destructive', about });
		}
		return refused;
	}
}
