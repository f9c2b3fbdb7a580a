import type { FormEvent } from 'react';

import { paths } from '#src/paths.ts';
import { checkAirports } from '#src/stores/flights/check-airports.ts';
import { flightSearchPath, readFlightSearch } from '#src/stores/flights/search-fields.ts';
import { checkFlightSearch, fillFlightSearch } from '#src/stores/flights/search.ts';

import { SearchFields } from '../flights/SearchFields.tsx';
import { useSearchForm } from '../flights/use-search-form.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { useLeaving } from './use-leaving.ts';

/** The flight search of the home page. It is a plain form until it is hydrated. */
export function FlightForm() {
	const [isLeaving, setLeaving] = useLeaving();
	const { form, focusFirstIssue, hasUnreadableDate } = useSearchForm();
	useKeptFields(form, (kept) => fillFlightSearch(readFlightSearch(kept)));

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isLeaving || hasUnreadableDate()) return;
		const now = new Date();
		const issues = checkFlightSearch(now);
		if (Object.keys(issues).length > 0) return focusFirstIssue();
		setLeaving(true);
		const search = await checkAirports(now);
		if (search) return location.assign(flightSearchPath(search));
		setLeaving(false);
		focusFirstIssue();
	};

	return (
		<form
			ref={form}
			method="get"
			action={paths.flights}
			onSubmit={submit}
			className="pairs grid items-start"
		>
			<SearchFields />
			<SearchButton isLeaving={isLeaving} label="Search flights" />
		</form>
	);
}

/** The button of both forms of the card. */
export function SearchButton({ isLeaving, label }: { isLeaving: boolean; label: string }) {
	return (
		<button
			type="submit"
			className="button button-primary col-span-full sm:col-span-2 lg:self-end"
			aria-disabled={isLeaving}
		>
			{isLeaving ? 'Searching…' : label}
		</button>
	);
}
