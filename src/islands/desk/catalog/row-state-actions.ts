import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

/** What can be done with where a row stands; each says itself how it went. */
export type RowStateActions = {
	/** @returns whether it stands there now */
	changeState: (state: CatalogState) => Promise<boolean>;
	/** Makes a copy. @returns what opens its form; null where none could be made */
	duplicate: () => Promise<(() => void) | null>;
	/** @returns null where no link could be made */
	preview: () => Promise<PreviewLink | null>;
	/** What everybody sees once it is published, in a sentence. */
	shows: () => Promise<string>;
	/** By how many bookings it is used, in a sentence. */
	uses: () => Promise<string>;
};
