import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { paceInWords } from '#src/domain/tours/fact-words.ts';
import { emptyTourFilter, type LeavingFilter } from '#src/domain/tours/filter.ts';
import { type TourOnSale, type TourSummary, widePictureOf } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { askedTourPath, nextDepartureText } from './next-departure.ts';
import { TourPrice } from './TourPrice.tsx';
import { TourRating } from './TourRating.tsx';

type Props = {
	tour: TourSummary | TourOnSale;
	/** The picture is in the first view: load it at once. */
	priority?: boolean;
	/** When the list asks that it leaves, where it does, and today. */
	asked?: Leaving | undefined;
};

export type Leaving = { filter: LeavingFilter; today: CalendarDate };

/** As the rows are: the server leaves out what has left. */
const anyDay: Leaving = { filter: emptyTourFilter, today: '' };
/** How many of a tour's features its card names. */
const mostFeatures = 3;

/** One tour: its poster, where and how long it goes, what it is known for, and the price. */
export function TourCard({ tour, priority = false, asked = anyDay }: Props) {
	return (
		<article className="card group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lift">
			<PosterImage
				image={widePictureOf(tour)}
				alt=""
				sizes="(min-width: 1280px) 389px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 93vw"
				className="aspect-3/2 w-full object-cover"
				priority={priority}
			/>
			<div className="flex grow flex-col gap-3 p-4 sm:p-5">
				<header>
					<p className="text-sm text-ink-soft">
						{[tour.destination, tour.duration, ...paceOf(tour)].join(' · ')}
					</p>
					<h3 className="mt-1 leading-tight">{tour.name}</h3>
					{'departures' in tour && (
						<p className="mt-1 text-sm text-ink-soft" data-next-departure>
							{nextDepartureText(tour, asked.filter, asked.today)}
						</p>
					)}
				</header>
				<TourRating tour={tour} />
				<ul className="grid list-disc gap-0.5 pl-5 text-sm marker:text-accent">
					{tour.features.slice(0, mostFeatures).map((feature, index) => (
						<li key={index}>{feature}</li>
					))}
				</ul>
				<div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-t border-line pt-4">
					<p className="leading-tight">
						<TourPrice tour={tour} />
					</p>
					<a
						className="button button-secondary min-h-11 px-3.5 after:absolute after:inset-0"
						href={
							'departures' in tour
								? askedTourPath(tour, asked.filter, asked.today)
								: tourPath(tour.id)
						}
					>
						View Details
						<span className="visually-hidden"> {tour.name}</span>
					</a>
				</div>
			</div>
		</article>
	);
}

/** 'moderate pace', where it is known. */
function paceOf(tour: TourSummary | TourOnSale): string[] {
	const pace = 'facts' in tour ? tour.facts.pace : null;
	return pace === null ? [] : [`${paceInWords(pace).toLowerCase()} pace`];
}
