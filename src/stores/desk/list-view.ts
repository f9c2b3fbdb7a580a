import { keepPreviousData } from '@tanstack/query-core';
import type * as z from 'zod/mini';

import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';

import { callDeskApiForPage } from './call-desk-api.ts';
import { type PanelAddress, tabParameter } from './panel-address.ts';

export const rowsPerPage = 25;

/** What a list shows of its rows. */
export type ListView = {
	/** What is searched for; '' for everything. */
	q: string;
	/** 1 for the first. */
	page: number;
	/** Everything else the address says: filters, `sort` and `direction`, as the API calls them. */
	choices: Readonly<Record<string, string>>;
};

/** Reads the view from the address. */
export function listView(address: PanelAddress): ListView {
	const { [tabParameter]: _, q = '', page = '', ...choices } = address;
	return { q, page: Math.max(1, Math.trunc(Number(page)) || 1), choices };
}

/** Whether the view leaves rows out. The deleted rows are a list of their own. */
export function isNarrowed({ q, choices }: ListView): boolean {
	const { sort: _, direction: __, deleted: ___, ...filters } = choices;
	return q.trim() !== '' || Object.keys(filters).length > 0;
}

/** What the API is asked for to show the view. */
export function viewParameters({ q, page, choices }: ListView): Record<string, string | number> {
	const search = q.trim();
	return {
		...choices,
		...(search !== '' && { q: search }),
		limit: rowsPerPage,
		offset: (page - 1) * rowsPerPage,
	};
}

/** A list as a query: the rows of the view, those of the last view staying while they are on their way. */
export function listQuery<Row extends z.core.$ZodType>(
	endpoint: DeskEndpoint<z.ZodMiniUndefined, z.ZodMiniArray<Row>>,
	view: ListView,
) {
	const query = viewParameters(view);
	return {
		queryKey: [endpoint.path, query] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApiForPage(endpoint, { query, signal }),
		placeholderData: keepPreviousData,
	};
}
