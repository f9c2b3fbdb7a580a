import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';

import { AtAGlance } from './AtAGlance.tsx';
import { MarkedList } from './MarkedList.tsx';
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
			{tour.features.length > 0 && (
				<section className="grid gap-4">
					<h2 className="text-2xl">What you get</h2>
					<MarkedList items={tour.features} mark="yes" className="gap-x-8 sm:grid-cols-2" />
				</section>
			)}
			<TourGallery tour={tour} />
			<AtAGlance tour={tour} />
			<WhatIsIncluded tour={tour} />
			<p className="max-w-prose text-ink-soft">
				Nothing is charged on this site: you confirm by phone after booking. What you get back when
				you cancel depends on how early you do; the{' '}
				<a className="link" href={paths.refundPolicy}>
					refund policy
				</a>{' '}
				has every figure.
			</p>
		</>
	);
}
