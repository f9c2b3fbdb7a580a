import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

import type { RowView } from './row-view.ts';

/** A row of the catalog as its page would show it, though nobody can book it. */
export type PreviewView = RowView & {
	state: CatalogState;
	/** Until when its link opens it. */
	until: Date;
};
