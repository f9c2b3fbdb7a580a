import { useState } from 'react';

import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { isSold } from '#src/domain/flights/fare-calendar.ts';
import { filterOffers, knownFilters, noFilters } from '#src/domain/flights/filters.ts';
import { fareNote, headCount } from '#src/domain/flights/party.ts';
import { honouredUntil, parseOfferId } from '#src/domain/flights/quote.ts';
import {
	bestExplained,
	offerSorts,
	resultsSummary,
	sortOffers,
} from '#src/domain/flights/results.ts';
import { site } from '#src/site.ts';
import { $resultsView, resultsPath, type ResultsView } from '#src/stores/flights/results-view.ts';
import type { AnsweredSearch } from '#src/stores/flights/results.ts';
import { FormTo } from '#src/ui/FormTo.tsx';
import { DeskTime } from '#src/ui/HeldUntil.tsx';
import { Unscripted } from '#src/ui/Unscripted.tsx';
import { useNow } from '#src/ui/use-now.ts';

import { chooseView } from './choose-view.ts';
import { countWords } from './filters/count-words.ts';
import type { FilterChange } from './filters/filter-props.ts';
import { FilterColumn } from './filters/FilterColumn.tsx';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { NoOffers } from './filters/NoOffers.tsx';
import { LateOffers, NoneSold } from './LateOffers.tsx';
import { OfferList } from './OfferList.tsx';
import { SortControl } from './SortControl.tsx';
import { standsAlready } from './stands-already.ts';
import { useMatch } from './use-match.ts';
import { useStages } from './use-stages.ts';
import { useUnhurried } from './use-unhurried.ts';

/** Where there is room for the filters beside the list. */
const wide = '(width >= 64rem)';
/** The frames in which a slow phone draws the page: the offers, then the filters beside them in two. */
const stages = { filtersBegun: 6, whole: 7 };

type Props = {
	found: Extract<AnsweredSearch, { state: 'found' }>;
	/** When it is drawn, where a server does; a browser looks at its clock from minute to minute. */
	now?: Date | undefined;
};

/** The offers of a search in the order and with the filters that its address asks for, and what changes these. */
export function FoundOffers({ found: { search, offers: found }, now: drawnAt }: Props) {
	const clock = useNow();
	const now = drawnAt ?? clock;
	const from = soldFrom(now, site);
	const offers = found.filter((offer) => isSold(offer, from));
	const late = found.filter((offer) => !offers.includes(offer) && new Date(offer.leavesAt) > now);
	const knownView = (asked: ResultsView) => ({ ...asked, ...knownFilters(found, asked) });
	const view = knownView(useUnhurried($resultsView));
	const left = filterOffers(offers, view);
	const shown = sortOffers(left, view.sort);
	const change = (changed: Partial<ResultsView> | FilterChange) => {
		// Two presses in haste: the first may not be drawn yet.
		const before = knownView($resultsView.get());
		chooseView(search, before, typeof changed === 'function' ? changed(before) : changed);
	};
	// A server does not know: its page hides what has no room.
	const isWide = useMatch(wide, true);
	const filtering = { offers, filters: view, onChange: change };
	const isWhole = left.length === offers.length;
	const [first] = useState(() => (standsAlready() ? stages.whole : 1));
	const drawn = useStages(stages.whole, true, first);
	const [checked, onSale] = resultsSummary(travellersLabel(headCount(search.passengers)));
	const quoteDay = parseOfferId(found[0]?.id ?? '')?.quoteDay ?? utcToday(now);
	if (offers.length === 0) return <NoneSold {...{ search, late, now }} />;
	return (
		<div className="results-columns">
			<div className="results-list">
				<div className="results-controls">
					<FormTo
						address={resultsPath(search, { ...view, sort: offerSorts[0].value })}
						className="flex flex-wrap items-center gap-2"
						data-print="no"
					>
						<SortControl offers={left} sort={view.sort} onChange={(sort) => change({ sort })} />
						<Unscripted>Sort</Unscripted>
					</FormTo>
					<FiltersButton {...filtering} />
					<div className="results-status">
						<p role="status">
							Showing {isWhole ? '' : `${left.length} of `}
							{countWords(offers.length)} from {search.origin} to {search.destination}
						</p>
						{view.sort === 'best' && <p className="max-sm:hidden">{bestExplained}</p>}
					</div>
				</div>
				<LateOffers {...{ late, now }} />
				{shown.length === 0 ? <NoOffers {...filtering} /> : <OfferList offers={shown} />}
				<div className="hint grid max-w-prose gap-2 pt-2">
					{view.sort === 'best' && <p className="sm:hidden">{bestExplained}</p>}
					<p>
						{checked} <DeskTime at={honouredUntil(quoteDay).toISOString()} />, {onSale}
					</p>
					<p className="empty:hidden">{fareNote(search.passengers)}</p>
					<p>
						<strong>Pro tip:</strong> direct flights emit about 15% less CO2 than flights with a
						stop.
					</p>
				</div>
			</div>
			{isWide && drawn < stages.filtersBegun && <div className="skeleton h-150" />}
			{isWide && drawn >= stages.filtersBegun && (
				<FilterColumn
					{...filtering}
					isBegun={drawn < stages.whole}
					address={resultsPath(search, { ...noFilters, sort: view.sort })}
				/>
			)}
		</div>
	);
}
