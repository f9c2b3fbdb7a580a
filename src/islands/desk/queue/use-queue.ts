import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

import type { QueueRow } from '#src/contract/desk/queue.ts';
import { correctView } from '#src/stores/desk/correct-view.ts';
import { listView } from '#src/stores/desk/list-view.ts';
import { $panelAddress } from '#src/stores/desk/panel-address.ts';
import { queueQuery, rowKey, type ShownQueue } from '#src/stores/desk/queue.ts';

/** A row as a table names it: numbers are of its own kind's table, and two kinds may have the same. */
export type ListedRow = { id: string; row: QueueRow };

/** The queue as the address narrows it, and what has come of it. */
export function useQueue() {
	const view = listView(useStore($panelAddress));
	const result = useQuery({ ...queueQuery(view), select: listed });
	const { error } = result;
	// Before it is painted: nobody is told of a fault that is mended at once.
	useLayoutEffect(() => {
		if (error) correctView(error);
	}, [error]);
	return { view, result };
}

export type QueueList = ReturnType<typeof useQueue>;

function listed(queue: ShownQueue) {
	return { ...queue, rows: queue.rows.map((row): ListedRow => ({ id: rowKey(row), row })) };
}
