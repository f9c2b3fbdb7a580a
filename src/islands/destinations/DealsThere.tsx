import { createElement } from 'react';

import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { formatDates, formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { flightPath } from '#src/paths.ts';

import { DealDiscount } from '../flights/DealDiscount.tsx';

type Props = {
	/** The place's own name: 'Kyoto'. */
	place: string;
	/** IATA codes of its airports. */
	airports: readonly string[];
	/** The deals that landed there when the page was built, and which version of all deals they were. */
	built: { deals: DealSummary[]; version: string };
};

/** The flight deals that land at a place's airports; `src/elements/fresh-rows.ts` asks for those of now. */
export function DealsThere({ place, airports, built }: Props) {
	return createElement(
		'departed-deals',
		{ className: 'contents' },
		createElement(
			'fresh-rows',
			{
				className: 'contents',
				'data-rows': 'flights',
				'data-version': built.version,
				'data-view': 'deals-there',
				'data-name': place,
				'data-airports': airports.join(' '),
			},
			<DealsOrNothing place={place} deals={built.deals} />,
		),
	);
}

/** The deals under their heading; without any, nothing: the way to the search stands below. */
export function DealsOrNothing({ place, deals }: { place: string; deals: readonly DealSummary[] }) {
	if (deals.length === 0) return null;
	return (
		<div>
			<h3 className="mb-2">Flight deals that land there</h3>
			<ul className="border-t border-ink" aria-label={`Flight deals to ${place}`}>
				{deals.map((deal) => (
					<li
						key={deal.id}
						className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3"
						data-sold-until={deal.soldUntil}
					>
						<a
							className="link grow font-semibold after:absolute after:inset-0"
							href={flightPath(deal.id)}
						>
							{deal.origin} to {deal.destination}
						</a>
						<DealDiscount deal={deal} className="text-sm font-semibold text-accent-deep" />
						<span className="price font-semibold">{formatMoney(deal.price)}</span>
						<span className="w-full text-sm text-ink-soft">
							{deal.returnDate
								? `Round trip, ${formatDates(deal.departureDate, deal.returnDate)}`
								: `One way, ${formatPlainDate(deal.departureDate)}`}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
