import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';

import { AtAGlance } from './AtAGlance.tsx';
import { TourGallery } from './TourGallery.tsx';
import { WhatIsIncluded } from './WhatIsIncluded.tsx';

type Props = { tour: ListedTour | TourWithSeats };

/** What a tour is, what it comes to, and what its price holds. */
export function TourOverview({ tour }: Props) {
	return (
		<>
			<section className="grid gap-4">
				<h2 className="text-2xl">About this tour</h2>
				<p className="tour-lead">{tour.description}</p>
			</section>
			<TourGallery tour={tour} />
			<AtAGlance tour={tour} />
			<WhatIsIncluded tour={tour} />
		</>
	);
}
