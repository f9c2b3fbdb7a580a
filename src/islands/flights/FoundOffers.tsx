import { useState } from 'react';

import { fareNote, headCount } from '#src/domain/bookings/party.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { filterOffers, knownFilters, noFilters } from '#src/domain/flights/filters.ts';
import {
	bestExplained,
	offerSorts,
	resultsSummary,
	sortOffers,
} from '#src/domain/flights/results.ts';
import { $resultsView, resultsPath, type ResultsView } from '#src/stores/flights/results-view.ts';
import type { AnsweredSearch } from '#src/stores/flights/results.ts';
import { FormTo } from '#src/ui/FormTo.tsx';
import { Unscripted } from '#src/ui/Unscripted.tsx';

import { chooseView } from './choose-view.ts';
import { countWords } from './filters/count-words.ts';
import type { FilterChange } from './filters/filter-props.ts';
import { FilterColumn } from './filters/FilterColumn.tsx';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { NoOffers } from './filters/NoOffers.tsx';
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

type Props = { found: Extract<AnsweredSearch, { state: 'found' }> };

/** The offers of a search in the order and with the filters that its address asks for, and what changes these. */
export function FoundOffers({ found: { search, offers } }: Props) {
	const knownView = (asked: ResultsView) => ({ ...asked, ...knownFilters(offers, asked) });
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
	return (
		<div className="results-columns">
			<div className="results-list">
				<div className="results-controls">
					<FormTo
						address={resultsPath(search, { ...view, sort: offerSorts[0].value })}
						className="flex flex-wrap items-center gap-2"
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
				{shown.length === 0 ? <NoOffers {...filtering} /> : <OfferList offers={shown} />}
				<div className="hint grid gap-2 pt-2">
					{view.sort === 'best' && <p className="sm:hidden">{bestExplained}</p>}
					<p>{resultsSummary(travellersLabel(headCount(search.passengers)))}</p>
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
