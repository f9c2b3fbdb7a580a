import type { AskedRows, readFreshRows } from '#src/contract/catalog/fresh-rows.ts';

// As in catalog-versions.ts, the types say that it is the contract's, without zod.
const path: typeof readFreshRows.path = '/api/fresh-rows';
const patience = 20_000;

/**
 * Asks for a part of a page, drawn of the rows as they are now.
 * @returns its HTML; '' where it shows nothing
 * @throws when no answer came
 */
export async function fetchFreshRows(asked: Partial<AskedRows>): Promise<string> {
	const response = await fetch(`${path}?${new URLSearchParams(asked)}`, {
		signal: AbortSignal.timeout(patience),
	});
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const { html } = Object(await response.json());
	return typeof html === 'string' ? html : '';
}
