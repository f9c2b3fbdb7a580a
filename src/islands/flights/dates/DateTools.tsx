import { useId, useState } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { filtersInWords } from '#src/domain/flights/filter-words.ts';
import { headCount } from '#src/domain/flights/party.ts';
import { site } from '#src/site.ts';
import { $resultsView } from '#src/stores/flights/results-view.ts';
import { useToday } from '#src/ui/use-today.ts';

import { useUnhurried } from '../use-unhurried.ts';
import type { DatesProps } from './dates-props.ts';
import { DateStrip } from './DateStrip.tsx';
import { keepFinder, readFinder } from './finder-address.ts';
import { nightsLabel } from './nights-label.ts';
import { PriceGraph } from './PriceGraph.tsx';
import { PriceGrid } from './PriceGrid.tsx';
import { ToolButtons } from './ToolButtons.tsx';
import { nightsOf, tripOf } from './trip-address.ts';
import { TripFinder } from './TripFinder.tsx';

const tools = [
	{ name: 'price graph', Panel: PriceGraph, icon: 'M5 20v-7m5 7V6m5 14v-9m5 9V8' },
	{
		name: 'price grid',
		Panel: PriceGrid,
		icon: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
	},
	{
		name: 'cheapest dates',
		Panel: TripFinder,
		icon: 'M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM8 10.5l2 2 3.5-4',
	},
] as const;
type ToolName = (typeof tools)[number]['name'];

/** The days around the chosen one with their prices, and the ways to look at all others, one at a time. */
export function DateTools({ search, quoteDay }: DatesProps) {
	const today = useToday() ?? quoteDay;
	const [open, setOpen] = useState<ToolName | null>(() => (readFinder() ? 'cheapest dates' : null));
	const choose = (tool: ToolName | null) => {
		if (open === 'cheapest dates') keepFinder(null);
		setOpen(tool);
	};
	// Where a phone shows one row of days, what leads to all others opens under it.
	const [isUnfolded, setUnfolded] = useState(false);
	const id = useId();
	// Links keep the order and the filters: another view makes other addresses.
	const { sort: _, ...filters } = useUnhurried($resultsView);
	const nights = nightsOf(tripOf(search));
	const narrowed = filtersInWords(filters, { isRoundTrip: nights !== null, airline: site.airline });
	const panel = { search, quoteDay, today, filters, narrowed };
	const offered = tools.filter(({ name }) => nights !== null || name !== 'price grid');
	const chosen = offered.find(({ name }) => name === open);
	return (
		<div className="dates" data-print="no">
			<DateStrip {...panel} />
			<div className="dates-tools" data-unfolded={isUnfolded || open !== null || undefined}>
				<button
					type="button"
					className="dates-more link"
					aria-expanded={isUnfolded || open !== null}
					onClick={() => {
						if (open !== null) choose(null);
						setUnfolded(!isUnfolded && open === null);
					}}
				>
					More dates
				</button>
				<ToolButtons tools={offered} open={open} controls={id} onChange={choose} />
				<p className="dates-note">
					Lowest total for {travellersLabel(headCount(search.passengers))}
					{nights !== null && `, ${nightsLabel(nights)}`}
					{narrowed && `, ${narrowed}`}
				</p>
			</div>
			{chosen && (
				<div id={id}>
					<chosen.Panel {...panel} />
				</div>
			)}
		</div>
	);
}
