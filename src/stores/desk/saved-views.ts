import {
	forgetView as forgetEndpoint,
	listSavedViews,
	type SavedView,
	savedViewLimits,
	saveView as saveEndpoint,
} from '#src/contract/desk/saved-views.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import type { PanelAddress } from './panel-address.ts';
import { queryClient } from './query-client.ts';

/** The views that whoever is at work here saved. They change by their own presses alone. */
export const savedViewsQuery = {
	queryKey: [listSavedViews.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listSavedViews, { signal }),
	staleTime: 300_000,
};

/** What a tab is narrowed to, in one spelling; '' of a tab that is not, and of more than can be kept. */
export function viewQuery({ tab: _tab, page: _page, open: _open, ...view }: PanelAddress): string {
	const parameters = new URLSearchParams(view);
	parameters.sort();
	const query = String(parameters);
	return query.length > savedViewLimits.query ? '' : query;
}

/** What a saved view narrows its tab to. */
export function viewOf({ query }: SavedView): PanelAddress {
	return Object.fromEntries(new URLSearchParams(query));
}

/** Keeps a view. @returns whether it is kept, and what the server refuses of it */
export async function saveView(
	view: Omit<SavedView, 'id'>,
): Promise<{ isStored: boolean; refused: FieldErrors<'name'> }> {
	try {
		await callDeskApi(saveEndpoint, { body: view });
		await askAgain();
		return { isStored: true, refused: {} };
	} catch (error) {
		const refused = refusedFields(error, ['name']);
		if (Object.keys(refused).length === 0) sayFailed('View Not Saved', error);
		return { isStored: false, refused };
	}
}

/** Forgets a saved view. */
export async function forgetView({ id }: SavedView): Promise<void> {
	try {
		await callDeskApi(forgetEndpoint, { params: { id } });
		await askAgain();
	} catch (error) {
		sayFailed('View Not Forgotten', error);
	}
}

function askAgain(): Promise<void> {
	return queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
}

function sayFailed(title: string, error: unknown): void {
	showToast({ title, description: failureReason(error), tone: 'destructive', about: 'views' });
}
