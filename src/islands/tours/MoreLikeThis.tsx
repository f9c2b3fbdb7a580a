import type { TourOnSale } from '#src/domain/tours/summary.ts';

import { SmallTourCard } from './SmallTourCard.tsx';

type Props = { tours: readonly TourOnSale[] };

/** Tours that are like the one of the page; nothing where there are none. */
export function MoreLikeThis({ tours }: Props) {
	if (tours.length === 0) return null;
	return (
		<section className="more-like-this" aria-labelledby="more-like-this">
			<div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5">
				<h2 id="more-like-this" className="text-2xl">
					More like this
				</h2>
				<ul className="swept gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{tours.map((tour) => (
						<li key={tour.id} data-next-until={tour.departures[0]?.soldUntil}>
							<SmallTourCard tour={tour} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
