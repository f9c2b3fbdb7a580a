import type { AskedRows, readFreshRows } from '#src/contract/catalog/fresh-rows.ts';

const names = [
	'view',
	'id',
	'ids',
	'name',
	'place',
	'airports',
] as const satisfies (keyof AskedRows)[];

/**
 * A part of a page with the rows that the catalog has now, as HTML.
 * @param shown what the part says of itself (`data-view`, `data-id` …)
 * @throws when it cannot be had
 */
export function freshRowsNow(shown: Partial<Record<string, string>>): Promise<string> {
	const asked = names.flatMap((name) => {
		const value = shown[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	return fetchFreshRows(Object.fromEntries(asked));
}

// As in catalog-versions.ts, the types say that it is the contract's, without zod.
const path: typeof readFreshRows.path = '/api/fresh-rows';
const patience = 20_000;

/**
 * Asks for a part of a page, drawn of the rows as they are now.
 * @returns its HTML; '' where it shows nothing
 * @throws when no answer came
 */
async function fetchFreshRows(asked: Partial<AskedRows>): Promise<string> {
	const response = await fetch(`${path}?${new URLSearchParams(asked)}`, {
		signal: AbortSignal.timeout(patience),
	});
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const { html } = Object(await response.json());
	return typeof html === 'string' ? html : '';
}
