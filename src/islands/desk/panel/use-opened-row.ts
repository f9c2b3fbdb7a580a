import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';

import { $changingRows, openedRow, rowKey } from '#src/stores/desk/change-row.ts';

/**
 * The row that a dialog shows, as it is by now: also where it has left the list behind it.
 * @param list the path of the endpoint that lists such rows
 */
export function useOpenedRow<Row extends { id: number }>(list: string, row: Row): Row {
	const { data } = useQuery(openedRow(list, row));
	return data.rows[0] ?? row;
}

/** Whether a change of the row is on its way. */
export function useIsChanging(list: string, row: { id: number }): boolean {
	return useStore($changingRows).has(rowKey(list, row));
}
