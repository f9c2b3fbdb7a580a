/**
 * Where a deal, a tour or a destination stands: a draft is seen by those who have its preview, what is published by
 * everybody, and what is archived by nobody but the desk and whoever booked it.
 */
export const catalogStates = ['draft', 'published', 'archived'] as const;
export type CatalogState = (typeof catalogStates)[number];
