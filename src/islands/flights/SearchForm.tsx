import { type FormEvent, useEffect, useId, useLayoutEffect, useState } from 'react';

import { paths } from '#src/paths.ts';
import { $resultsView, resultsPath } from '#src/stores/flights/results-view.ts';
import { type FlightResults, isAnswered, submitFlightSearch } from '#src/stores/flights/results.ts';
import { flightSearchPath } from '#src/stores/flights/search-fields.ts';

import { prepareCalendar } from './load-calendar.ts';
import { focusResults } from './open-address.ts';
import { SearchFields } from './SearchFields.tsx';
import { SearchLine } from './SearchLine.tsx';
import { useSearchForm } from './use-search-form.ts';

/**
 * The search form of the flights page: results appear under it, at an address of their own. Where the screen has no room
 * for both, the form is one line while there are results.
 */
export function SearchForm({ results }: { results: FlightResults }) {
	const { form, focusFirstIssue, hasUnreadableDate } = useSearchForm();
	const { state } = results;
	const id = useId();
	// The address of the search that is changed: another search closes the form again.
	const [edited, setEdited] = useState('');
	const line = isAnswered(results) ? results.search : null;
	const isOpen = line === null || flightSearchPath(line) === edited;
	useEffect(() => {
		// Where the visitor is somewhere already, the focus stays there.
		if (state === 'refused' && document.activeElement === document.body) focusFirstIssue();
	}, [state, focusFirstIssue]);

	useLayoutEffect(() => {
		// The button that had the focus goes with the form, long before the flights have come on a slow line.
		const box = form.current;
		if (!isOpen && box?.contains(document.activeElement) && !box.checkVisibility()) focusResults();
	}, [form, isOpen]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (hasUnreadableDate()) return;
		const result = await submitFlightSearch(new Date());
		if (result.outcome === 'refused') focusFirstIssue();
		// The button that had the focus may be gone with the form.
		if (result.outcome === 'failed') focusResults();
		if (result.outcome !== 'found') return;
		setEdited('');
		const path = resultsPath(result.search, $resultsView.get());
		if (path !== location.pathname + location.search) history.pushState(null, '', path);
		document.getElementById('results')?.scrollIntoView({ block: 'nearest' });
		focusResults();
	};

	return (
		<>
			{line && (
				<SearchLine
					search={line}
					isOpen={isOpen}
					controls={id}
					onToggle={() => {
						setEdited(isOpen ? '' : flightSearchPath(line));
						if (!isOpen) prepareCalendar();
					}}
				/>
			)}
			<div
				className="hidden min-h-14 max-lg:in-data-[asked=whole]:not-noscript:block"
				data-print="no"
			/>
			<form
				ref={form}
				id={id}
				data-print="no"
				method="get"
				action={paths.flights}
				onSubmit={submit}
				className={`card pairs search-row items-start p-4 max-lg:in-data-[asked=whole]:not-noscript:hidden lg:py-3 ${isOpen ? 'grid' : 'hidden lg:grid'}`}
			>
				<SearchFields />
				<button
					type="submit"
					className="button button-primary col-span-full sm:col-span-2 lg:self-end xl:col-span-1"
				>
					{state === 'searching' ? 'Searching…' : 'Search flights'}
				</button>
			</form>
		</>
	);
}
