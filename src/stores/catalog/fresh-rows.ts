import { fetchFreshRows } from '#src/browser/fresh-rows.ts';
import type { AskedRows } from '#src/contract/catalog/fresh-rows.ts';

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
