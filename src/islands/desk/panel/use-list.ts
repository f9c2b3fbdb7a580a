import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

import { type ListPage } from '#src/stores/desk/call-desk-api.ts';
import { correctView } from '#src/stores/desk/correct-view.ts';
import { type ListView, listView } from '#src/stores/desk/list-view.ts';
import { $panelAddress } from '#src/stores/desk/panel-address.ts';

type ListQuery<Row> = {
	queryKey: readonly unknown[];
	queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<Row>>;
	placeholderData: <Data>(previous: Data | undefined) => Data | undefined;
};

/** The list of a tab as the address describes it, and what has come of it. */
export function useList<Row>(query: (view: ListView) => ListQuery<Row>) {
	const view = listView(useStore($panelAddress));
	const result = useQuery(query(view));
	const { error } = result;
	// Before it is painted: nobody is told of a fault that is mended at once.
	useLayoutEffect(() => {
		if (error) correctView(error);
	}, [error]);
	return { view, query, result };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
