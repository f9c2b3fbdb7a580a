import { fetchCatalogVersions } from '#src/browser/catalog-versions.ts';
import type { CatalogVersions } from '#src/contract/catalog/catalog.ts';

let asked: Promise<Partial<CatalogVersions>> | undefined;

/** Which rows the catalog has, asked for once in the life of a page, however many of its lists want to know. */
export function catalogVersionsNow(): Promise<Partial<CatalogVersions>> {
	return (asked ??= fetchCatalogVersions());
}
