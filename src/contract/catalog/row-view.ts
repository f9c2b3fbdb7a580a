import type { Outlines } from '#src/domain/maps/decode-outlines.ts';

import type {
	Destination,
	ListedTour,
	ShownDeal,
	ShownDestination,
	TourWithSeats,
} from './catalog.ts';
import type { PlaceFacts } from './place-facts.ts';

/** A row of the catalog with what its page shows of others. */
export type RowView =
	| { kind: 'flight'; deal: ShownDeal }
	/** With the destinations whose pages its days lead to, and the tours that are like it. */
	| {
			kind: 'tour';
			tour: TourWithSeats;
			destinations: Pick<Destination, 'id' | 'place'>[];
			alike: ListedTour[];
	  }
	/** With the tours that go there, and which version of all tours they are. */
	| {
			kind: 'destination';
			destination: ShownDestination;
			tours: ListedTour[];
			toursVersion: string;
	  };

/** What the build wrote down and a page shows beside the row: null where there is nothing, or where it could not be had. */
export type BuiltFacts = {
	/** For the map of a tour's route. */
	outlines: Outlines | null;
	/** Of a destination's place. */
	place: PlaceFacts | null;
};
