import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

import type {
	Destination,
	ListedTour,
	ShownDeal,
	ShownDestination,
	TourWithSeats,
} from './catalog.ts';

/** A row of the catalog as its page would show it, though nobody can book it. */
export type PreviewView = {
	state: CatalogState;
	/** Until when its link opens it. */
	until: Date;
} & (
	| { kind: 'flight'; deal: ShownDeal }
	/** With the destinations whose pages its days lead to. */
	| { kind: 'tour'; tour: TourWithSeats; destinations: Pick<Destination, 'id' | 'place'>[] }
	/** With the tours that go there, and which version of all tours they are. */
	| {
			kind: 'destination';
			destination: ShownDestination;
			tours: ListedTour[];
			toursVersion: string;
	  }
);
