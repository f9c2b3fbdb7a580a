import type { TourDeparture } from '#src/contract/catalog/catalog.ts';
import { withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { nextDepartures } from '#src/domain/destinations/next-departures.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';

/** A tour as its card shows it, with when it leaves. */
export type LeavingTour = TourSummary & { departures: readonly TourDeparture[] };

/** The soonest days on which one can leave for a place; `elements/departed-deals.ts` takes away those that can no longer be sold. */
export function NextDepartures({ tours }: { tours: readonly LeavingTour[] }) {
	const departures = nextDepartures(tours);
	if (departures.length === 0) return null;
	return (
		<div>
			<h3 className="mb-2">Next departures</h3>
			<ul className="border-t border-ink">
				{departures.map(({ tour, departure: { date, endDate, price, soldUntil } }) => (
					<li
						key={`${tour.id} ${date}`}
						className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
						data-sold-until={soldUntil}
					>
						<a
							className="link font-semibold after:absolute after:inset-0"
							href={tourPath(tour.id, date)}
						>
							{formatDates(date, endDate)}
							<span
								className={
									tours.length === 1 ? 'visually-hidden' : 'block text-sm font-normal text-ink-soft'
								}
							>
								{' '}
								{tour.name}
							</span>
						</a>
						<span className="price">{formatMoney(withTourTaxes(price))}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
