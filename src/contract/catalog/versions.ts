// Apart from the catalog's shapes, so that a page can ask for it without loading zod.

/** The kinds of rows that pages are built from. */
export const catalogKinds = ['flights', 'tours', 'destinations', 'testimonials'] as const;
export type CatalogKind = (typeof catalogKinds)[number];

/** A short hash of each kind's rows: while it stays the same, so does all that the API says of them. */
export type CatalogVersions = Record<CatalogKind, string>;

export const catalogVersionsPath = '/api/catalog-versions';
