import { atom } from 'nanostores';

import { exportSubscribers } from '#src/contract/desk/exports.ts';
import {
	listSubscribers,
	removeSubscriber,
	type SubscriberRecord,
} from '#src/contract/desk/users.ts';

import { showToast } from '../toasts.ts';
import { callDeskApi, type ListPage } from './call-desk-api.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { listExport } from './list-export.ts';
import { type ListView, listQuery } from './list-view.ts';
import { queryClient } from './query-client.ts';

/** The readers of a view. */
export function subscribersQuery(view: ListView) {
	return listQuery(listSubscribers, view);
}

/** The export of the readers of a view. Times are UTC: for programs to read. */
export const subscribersExport = listExport({
	endpoint: exportSubscribers,
	columns: [
		['Email', ({ email }) => email],
		['Subscribed at', ({ createdAt }) => createdAt],
	],
	name: 'subscribers',
});

/** The readers who are being removed, by id. */
export const $removing = atom<ReadonlySet<number>>(new Set());

/**
 * Takes a reader off the newsletter's list and says how that went. The row stays until the server has done so.
 * @returns whether the reader is gone
 */
export async function removeReader({ id }: SubscriberRecord): Promise<boolean> {
	if ($removing.get().has(id)) return false;
	$removing.set(new Set($removing.get()).add(id));
	try {
		await callDeskApi(removeSubscriber, { params: { id } });
		dropRow(id);
		showToast({ title: 'Subscriber removed successfully', tone: 'success' });
		return true;
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Failed to remove subscriber', description, tone: 'destructive' });
		return false;
	} finally {
		$removing.set(new Set([...$removing.get()].filter((other) => other !== id)));
		recount();
		// The next page moves up; or another window was quicker, and this one does not know it yet.
		void queryClient.invalidateQueries({ queryKey: [listSubscribers.path] });
	}
}

function dropRow(id: number): void {
	queryClient.setQueriesData<ListPage<SubscriberRecord>>(
		{ queryKey: [listSubscribers.path] },
		(page) => {
			if (!page?.rows.some((row) => row.id === id)) return page;
			return { rows: page.rows.filter((row) => row.id !== id), total: page.total - 1 };
		},
	);
}
