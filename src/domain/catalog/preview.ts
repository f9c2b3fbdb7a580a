/** The rows of the catalog that can be looked at before they are published, by the word that the log of changes has for them. */
export const catalogRowKinds = ['flight', 'tour', 'destination'] as const;
export type CatalogRowKind = (typeof catalogRowKinds)[number];

/** Days for which a link to a preview opens it. */
export const previewDays = 7;
