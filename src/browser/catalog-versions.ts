import {
	catalogKinds,
	type CatalogVersions,
	catalogVersionsPath,
} from '#src/contract/catalog/versions.ts';

const patience = 20_000;

/**
 * Asks which rows the catalog has now. Not by `call`, which brings zod with it: every page of the catalog asks this,
 * and most of them nothing else.
 * @throws when no answer came, or another than versions
 */
export async function fetchCatalogVersions(): Promise<CatalogVersions> {
	const response = await fetch(catalogVersionsPath, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const answer: unknown = await response.json();
	if (!isVersions(answer)) throw new Error('The API answered with something else than versions.');
	return answer;
}

function isVersions(answer: unknown): answer is CatalogVersions {
	const given: Partial<Record<string, unknown>> = Object(answer);
	return catalogKinds.every((kind) => typeof given[kind] === 'string');
}
