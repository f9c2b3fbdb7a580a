import { type TourSummary, widePictureOf } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { TourPrice } from '../tours/TourPrice.tsx';
import { TourRating } from '../tours/TourRating.tsx';

type Props = { tour: TourSummary };

/** How many of a tour's features its ticket names. */
const mostFeatures = 4;
const notches =
	'before:absolute before:-top-3 before:-left-3 before:size-6 before:rounded-full before:bg-paper-deep after:absolute after:-right-3 after:-top-3 after:size-6 after:rounded-full after:bg-paper-deep md:after:top-auto md:after:right-auto md:after:-bottom-3 md:after:-left-3';

/** One tour as a wide ticket: its picture, what it holds, and a stub with the price. */
export function TourTicket({ tour }: Props) {
	return (
		<article className="group relative grid overflow-hidden rounded-lg bg-surface md:grid-cols-[13rem_minmax(0,1fr)_13rem] lg:grid-cols-[17rem_minmax(0,1fr)_15rem]">
			<div className="relative aspect-3/2 overflow-hidden md:aspect-auto">
				<PosterImage
					image={widePictureOf(tour)}
					alt=""
					sizes="(min-width: 1024px) 272px, (min-width: 768px) 208px, 93vw"
					className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
				/>
			</div>
			<div className="grid content-center gap-3 p-5 sm:p-7">
				<p className="text-sm text-ink-soft">
					{tour.destination} · {tour.duration}
				</p>
				<h3 className="text-2xl lg:text-3xl">{tour.name}</h3>
				<TourRating tour={tour} />
				<ul className="grid list-disc gap-x-8 pl-5 text-sm marker:text-accent lg:grid-cols-2">
					{tour.features.slice(0, mostFeatures).map((feature, index) => (
						<li key={index}>{feature}</li>
					))}
				</ul>
			</div>
			<div
				className={`relative flex flex-wrap items-center justify-between gap-4 border-t-2 border-dashed border-line p-5 sm:px-7 md:flex-col md:items-stretch md:justify-center md:border-t-0 md:border-l-2 ${notches}`}
			>
				<p className="leading-tight">
					<TourPrice tour={tour} className="text-3xl" />
				</p>
				<a className="button button-secondary" href={tourPath(tour.id)}>
					<span className="absolute inset-0 md:right-0 md:-left-[200%]" aria-hidden="true" />
					View Details
					<span className="visually-hidden"> {tour.name}</span>
				</a>
			</div>
		</article>
	);
}
