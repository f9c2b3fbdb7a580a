import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect } from 'react';

import { paths } from '#src/paths.ts';
import { $resultsView, resultsPath } from '#src/stores/flights/results-view.ts';
import { $flightResults, submitFlightSearch } from '#src/stores/flights/results.ts';

import { SearchFields } from './SearchFields.tsx';
import { useSearchForm } from './use-search-form.ts';

/** The search form of the flights page: results appear under it, at an address of their own. */
export function SearchForm() {
	const { form, focusFirstIssue, hasUnreadableDate } = useSearchForm();
	const { state } = useStore($flightResults, { ssr: 'initial' });
	useEffect(() => {
		// Where the visitor is somewhere already, the focus stays there.
		if (state === 'refused' && document.activeElement === document.body) focusFirstIssue();
	}, [state, focusFirstIssue]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (hasUnreadableDate()) return;
		const result = await submitFlightSearch(new Date());
		if (result.outcome === 'refused') focusFirstIssue();
		if (result.outcome !== 'found') return;
		const path = resultsPath(result.search, $resultsView.get());
		if (path !== location.pathname + location.search) history.pushState(null, '', path);
		document.getElementById('results')?.scrollIntoView({ block: 'nearest' });
	};

	return (
		<form
			ref={form}
			method="get"
			action={paths.flights}
			onSubmit={submit}
			className="card grid items-start gap-x-4 gap-y-3 p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-4"
		>
			<SearchFields />
			<button type="submit" className="button button-primary sm:col-span-2 lg:self-end">
				{state === 'searching' ? 'Searching…' : 'Search flights'}
			</button>
		</form>
	);
}
