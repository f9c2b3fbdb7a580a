import { createElement } from 'react';

import { withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { type Goal, nameParts } from '#src/domain/destinations/destination.ts';
import { lowestTourPrice } from '#src/domain/destinations/next-departures.ts';
import { formatMoney } from '#src/domain/money.ts';
import { inquiryPath, paths } from '#src/paths.ts';

import { FailedNotice } from '../catalog/FailedNotice.tsx';
import { TourCard } from '../tours/TourCard.tsx';
import { type LeavingTour, NextDepartures } from './NextDepartures.tsx';

export type BuiltTours = {
	/** The tours that went there when the page was built. */
	tours: LeavingTour[];
	/** Which version of all tours they were. */
	version: string;
};

type Props = {
	goal: Goal;
	built: BuiltTours;
};

/** The tour packages that go to a destination; `src/elements/fresh-rows.ts` asks for those of now. */
export function ToursThere({ goal, built }: Props) {
	const { name } = goal;
	const { place } = nameParts(name);
	return (
		<section aria-labelledby="tours-there">
			<h2 id="tours-there" className="mb-6">
				Tour packages to {place}
			</h2>
			{createElement(
				'departed-deals',
				{ className: 'contents' },
				createElement(
					'fresh-rows',
					{
						className: 'contents',
						'data-rows': 'tours',
						'data-version': built.version,
						'data-view': 'tours-there',
						'data-name': name,
						'data-place': goal.place ?? undefined,
					},
					<ToursOrNone goal={goal} tours={built.tours} />,
					<template>
						<div className="mb-6">
							<FailedNotice failure="toursFailed" />
						</div>
					</template>,
				),
			)}
			<p className="mt-6">
				Another route, or other days?{' '}
				<a className="link" href={inquiryPath(`Custom offer: ${name}`)}>
					Ask for a package of your own
				</a>
			</p>
		</section>
	);
}

const grid = 'grid gap-6 sm:grid-cols-2';

/** The tours of a destination with when the next ones leave, or that there are none. */
export function ToursOrNone({ goal, tours }: { goal: Goal; tours: LeavingTour[] }) {
	const lowest = lowestTourPrice(tours);
	if (lowest === null) {
		return (
			<p>
				No tour package goes to {nameParts(goal.name).place} at the moment.{' '}
				<a className="link" href={paths.tours}>
					See all tours
				</a>
			</p>
		);
	}
	return (
		<>
			<p className="-mt-3 mb-6 text-ink-soft">
				{tours.length === 1 ? 'One package' : `${tours.length} packages`}, from{' '}
				<span className="price font-semibold text-ink">{formatMoney(withTourTaxes(lowest))}</span>{' '}
				per person, taxes included.
			</p>
			{/* Beside a tour that is the only one, its departures take the place of the next card. */}
			<div className={`grid gap-x-6 gap-y-8 ${tours.length === 1 ? 'sm:grid-cols-2' : ''}`}>
				<ul className={tours.length === 1 ? '' : grid}>
					{tours.map((tour) => (
						<li key={tour.id} data-next-until={tour.departures[0]?.soldUntil}>
							<TourCard tour={tour} />
						</li>
					))}
				</ul>
				<NextDepartures tours={tours} />
			</div>
		</>
	);
}
