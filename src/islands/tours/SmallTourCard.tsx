import { emptyTourFilter } from '#src/domain/tours/filter.ts';
import { type TourOnSale, widePictureOf } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { nextDepartureText } from './next-departure.ts';
import { LeastPrice } from './TourPrice.tsx';

type Props = { tour: TourOnSale };

/** A tour beside another one: its picture, where and how long it goes, when next, and from what price. */
export function SmallTourCard({ tour }: Props) {
	return (
		<article className="card small-tour hover:shadow-lift">
			<PosterImage
				image={widePictureOf(tour)}
				alt=""
				sizes="(min-width: 640px) 240px, 200px"
				className="small-tour-picture"
			/>
			<div className="small-tour-words">
				<p className="text-xs text-ink-soft">
					{tour.destination} · {tour.duration}
				</p>
				<h3 className="text-lg leading-tight">
					<a className="small-tour-link" href={tourPath(tour.id)}>
						{tour.name}
					</a>
				</h3>
				<p className="text-sm text-ink-soft" data-next-departure>
					{nextDepartureText(tour, emptyTourFilter, '')}
				</p>
				<p className="mt-auto text-sm">
					<LeastPrice tour={tour} className="text-lg" />{' '}
					<span className="text-ink-soft">per person, taxes included</span>
				</p>
			</div>
		</article>
	);
}
