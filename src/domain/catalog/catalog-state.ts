/**
 * Where a deal, a tour or a destination stands: a draft is seen by those who have its preview, what is published by
 * everybody, and what is archived by nobody but the desk and whoever booked it.
 */
export const catalogStates = ['draft', 'published', 'archived'] as const;
export type CatalogState = (typeof catalogStates)[number];

/** Where a new row may begin. */
export const enteredStates = ['draft', 'published'] as const satisfies readonly CatalogState[];
export type EnteredState = (typeof enteredStates)[number];

/** Where a row can go from where it stands, what is done most first. */
export const nextStates: Record<CatalogState, readonly CatalogState[]> = {
	draft: ['published', 'archived'],
	published: ['archived', 'draft'],
	archived: ['published', 'draft'],
};

/** A state as lists name it. */
export const stateLabels: Record<CatalogState, string> = {
	draft: 'Draft',
	published: 'Published',
	archived: 'Archived',
};
