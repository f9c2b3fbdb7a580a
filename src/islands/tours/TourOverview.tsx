import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';

import { AtAGlance } from './AtAGlance.tsx';
import { FlightsToTour } from './FlightsToTour.tsx';
import type { NamedPlaces } from './named-places.ts';
import { TourGallery } from './TourGallery.tsx';
import { WhatIsIncluded } from './WhatIsIncluded.tsx';

type Props = { tour: ListedTour | TourWithSeats; places: NamedPlaces };

/** What a tour is, what it comes to, and what its price holds. */
export function TourOverview({ tour, places }: Props) {
	return (
		<>
			<div className="tour-about">
				<section className="grid content-start gap-4">
					<h2 className="text-2xl">About this tour</h2>
					<p className="tour-lead">{tour.description}</p>
				</section>
				<TourGallery tour={tour} />
			</div>
			<AtAGlance tour={tour} />
			<WhatIsIncluded tour={tour} />
			<FlightsToTour tour={tour} places={places} />
		</>
	);
}
