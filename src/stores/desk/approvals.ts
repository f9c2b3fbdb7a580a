import { attemptIdFor } from '#src/browser/attempts.ts';
import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import {
	type Approval,
	approve as approveCall,
	askApproval,
	type AskedApproval,
	decline as declineCall,
} from '#src/contract/desk/approvals.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import type { QueueRow } from '#src/contract/desk/queue.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { showToast } from '../toasts.ts';
import { bookingPageQuery, reloadBookingPage } from './booking-page.ts';
import { callDeskApi } from './call-desk-api.ts';
import { rowKey } from './change-row.ts';
import { failureReason } from './failure-reason.ts';
import { mayHere } from './may.ts';
import { performOperation } from './perform-operation.ts';
import { queryClient } from './query-client.ts';
import { reloadQueue } from './queue.ts';
import { $viewer } from './viewer.ts';

type Seen = Pick<BookingRecord, 'id' | 'version'>;

/** Asks an administrator for what the agent may not do. @returns whether one is asked */
export function ask({ id }: Pick<Seen, 'id'>, wanted: AskedApproval): Promise<boolean> {
	const headers = { [attemptHeader]: attemptIdFor({ path: askApproval.path, id, ...wanted }) };
	return told(id, 'Nobody Asked', async () => {
		await callDeskApi(askApproval, { params: { id }, body: wanted, headers });
		return {
			title: 'Administrator Asked',
			description: 'It waits in Today until an administrator approves or declines it.',
		};
	});
}

/** Does what an agent asked for. */
export async function approve(booking: Seen, { id }: Pick<Approval, 'id'>): Promise<void> {
	await performOperation({
		booking,
		endpoint: approveCall,
		body: { approval: id },
		failed: 'Not Approved',
	});
	reloadQueue();
}

/** Says no to what an agent asked for. */
export function decline({ id }: Pick<Seen, 'id'>, approval: Approval): Promise<boolean> {
	const body = { approval: approval.id };
	return told(id, 'Not Declined', async () => {
		await callDeskApi(declineCall, { params: { id }, body });
		return { title: 'Declined', description: `A note tells ${approval.author}.` };
	});
}

/** What the key of Today does: approves what waits in a row, as the booking stands now; nothing in any other. */
export async function approveRow({ kind, bookingId }: QueueRow): Promise<void> {
	if (kind !== 'approval' || bookingId === null) return;
	const about = rowKey(listBookings.path, { id: bookingId });
	const refuse = (description: string) =>
		showToast({ title: 'Not Approved', description, tone: 'destructive', about });
	if (!mayHere($viewer.get(), 'refunds')) return refuse('Only an administrator approves it.');
	try {
		const { booking, approvals } = await queryClient.fetchQuery(bookingPageQuery(bookingId));
		const [approval] = approvals;
		if (approval) await approve(booking, approval);
		else reloadQueue();
	} catch (error) {
		refuse(failureReason(error));
	}
}

async function told(
	id: number,
	failed: string,
	work: () => Promise<{ title: string; description: string }>,
): Promise<boolean> {
	const about = rowKey(listBookings.path, { id });
	try {
		showToast({ ...(await work()), tone: 'success', about });
		return true;
	} catch (error) {
		showToast({ title: failed, description: failureReason(error), tone: 'destructive', about });
		return false;
	} finally {
		void reloadBookingPage(id);
		reloadQueue();
	}
}
