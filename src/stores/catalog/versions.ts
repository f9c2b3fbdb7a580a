import type { CatalogVersions, readCatalogVersions } from '#src/contract/catalog/catalog.ts';

let asked: Promise<Partial<CatalogVersions>> | undefined;

/** Which rows the catalog has, asked for once in the life of a page, however many of its lists want to know. */
export function catalogVersionsNow(): Promise<Partial<CatalogVersions>> {
	return (asked ??= fetchCatalogVersions());
}

// The types say that it is the contract's, which brings zod with it: every page of the catalog asks this, and most of
// them nothing else.
const path: typeof readCatalogVersions.path = '/api/catalog-versions';
const patience = 20_000;

/**
 * Asks which rows the catalog has now. A kind that the answer leaves out is as good as changed.
 * @throws when no answer came
 */
async function fetchCatalogVersions(): Promise<Partial<CatalogVersions>> {
	const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	return Object(await response.json());
}
