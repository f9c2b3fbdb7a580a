import { type Activity, listActivities } from '#src/contract/desk/activities.ts';

import type { ListPage } from './call-desk-api.ts';
import { listQuery, type ListView } from './list-view.ts';

/** An activity in a list of all kinds, where `id` is its own alone; `rowId` is that of the row it left. */
export type ListedActivity = Omit<Activity, 'id'> & { id: string; rowId: number };

/** What people did, as the view narrows it. */
export function activitiesQuery(view: ListView) {
	const query = listQuery(listActivities, view);
	return {
		...query,
		queryFn: async (context: { signal: AbortSignal }): Promise<ListPage<ListedActivity>> => {
			const { rows, total } = await query.queryFn(context);
			return {
				rows: rows.map((row) => ({ ...row, rowId: row.id, id: `${row.kind} ${row.id}` })),
				total,
			};
		},
	};
}
