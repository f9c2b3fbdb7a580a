import { createElement } from 'react';

import { nameParts } from '#src/domain/destinations/destination.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { inquiryPath, paths } from '#src/paths.ts';

import { FailedNotice } from '../catalog/FailedNotice.tsx';
import { TourCard } from '../tours/TourCard.tsx';

export type BuiltTours = {
	/** The tours that went there when the page was built. */
	tours: TourSummary[];
	/** Which version of all tours they were. */
	version: string;
};

type Props = {
	/** The destination's whole name: 'Kyoto, Japan'. */
	name: string;
	/** null on a page that was not built for the place. */
	built: BuiltTours | null;
};

/** The tour packages that go to a destination; `src/elements/fresh-rows.ts` asks for those of now. */
export function ToursThere({ name, built }: Props) {
	const { place } = nameParts(name);
	return (
		<section aria-labelledby="tours-there">
			<h2 id="tours-there" className="mb-6">
				Tour packages to {place}
			</h2>
			{createElement(
				'fresh-rows',
				{
					className: 'contents',
					'data-rows': 'tours',
					'data-version': built?.version,
					'data-view': 'tours-there',
					'data-name': name,
				},
				built ? <ToursOrNone name={name} tours={built.tours} /> : <Skeletons />,
				<template>
					<div className="mb-6">
						<FailedNotice failure="toursFailed" />
					</div>
				</template>,
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

/** The tours of a destination, or that there are none. */
export function ToursOrNone({ name, tours }: { name: string; tours: TourSummary[] }) {
	if (tours.length === 0) {
		return (
			<p>
				No tour package goes to {nameParts(name).place} at the moment.{' '}
				<a className="link" href={paths.tours}>
					See all tours
				</a>
			</p>
		);
	}
	return (
		<ul className={grid}>
			{tours.map((tour) => (
				<li key={tour.id}>
					<TourCard tour={tour} />
				</li>
			))}
		</ul>
	);
}

function Skeletons() {
	return (
		<div className={`${grid} noscript:hidden`} aria-busy="true">
			<p className="visually-hidden">Loading tour packages…</p>
			<div className="skeleton h-128" />
			<div className="skeleton h-128" />
		</div>
	);
}
