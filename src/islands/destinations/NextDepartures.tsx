import type { TourDeparture } from '#src/contract/catalog/catalog.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { nextDepartures } from '#src/domain/destinations/next-departures.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';

/** A tour as its card shows it, with when it leaves. */
export type LeavingTour = TourSummary & { departures: readonly TourDeparture[] };

/** The soonest days on which one can leave for a place; `elements/departed-deals.ts` takes away those that have passed. */
export function NextDepartures({ tours }: { tours: readonly LeavingTour[] }) {
	const departures = nextDepartures(tours);
	if (departures.length === 0) return null;
	return (
		<>
			<h3 className="mt-10 mb-2">Next departures</h3>
			<ul className="border-t border-ink">
				{departures.map(({ tour, departure: { date, endDate, price } }) => (
					<li
						key={`${tour.id} ${date}`}
						className="relative flex flex-wrap items-baseline gap-x-4 border-b border-line py-3"
						data-departs={date}
					>
						<span className="w-52 font-semibold tabular-nums">{formatDates(date, endDate)}</span>
						<a className="link grow after:absolute after:inset-0" href={tourPath(tour.id)}>
							{tour.name}
						</a>
						<span className="price">{formatMoney(price)}</span>
					</li>
				))}
			</ul>
		</>
	);
}
