import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import type { Airport } from '#src/domain/flights/airports.ts';
import {
	$resultsView,
	readResultsView,
	resultsParameters,
} from '#src/stores/flights/results-view.ts';
import { answerSearch } from '#src/stores/flights/search-answer.ts';
import {
	type FlightSearch,
	flightSearchIssues,
	isFullSearch,
	readFlightSearch,
	searchParameters,
} from '#src/stores/flights/search-fields.ts';

import { RefusedSearch } from '../RefusedSearch.tsx';
import { resultsTitle } from '../results-title.ts';
import { Results } from '../Results.tsx';

/** What the page of the search says in answer to an address. */
export type DrawnSearch = {
	/** Whether flights were found, or something has to be chosen or mended first; null where too little is asked for. */
	outcome: 'found' | 'refused' | null;
	/** Of what was found. */
	title: string | null;
	/** The results, or what is wrong. */
	html: string;
	/** What the form holds, by the names of its fields. */
	fields: Record<string, string>;
	/** The parameters of the address that all of this depends on. */
	parameters: readonly string[];
};

export type DrawnFrom = {
	asked: URLSearchParams;
	now: Date;
	/** The first departure that has not passed for somebody somewhere. */
	earliest: CalendarDate;
	airports: readonly Airport[];
};

/** Draws what the island would show of an address, with the same components and from the same offers. */
export function drawSearch({ asked, now, earliest, airports }: DrawnFrom): DrawnSearch {
	const search = readFlightSearch(asked);
	const nothing = { outcome: null, title: null, html: '' } as const;
	if (!isFullSearch(search)) return { ...nothing, ...filledBy(search) };
	const early = flightSearchIssues(search, earliest);
	const answer =
		Object.keys(early).length > 0
			? { issues: early }
			: answerSearch({ search, quoteDay: utcToday(now), asked, airports });
	if ('issues' in answer) {
		const results = { state: 'refused', search, issues: answer.issues } as const;
		const html = markup(createElement(RefusedSearch, { results }));
		return { outcome: 'refused', title: null, html, ...filledBy(search) };
	}
	// One for the whole process, and read before anybody else can write it: drawing waits for nothing.
	$resultsView.set(readResultsView(asked));
	const html = markup(createElement(Results, { results: { state: 'found', ...answer } }));
	const title = resultsTitle(answer.search);
	return { outcome: 'found', title, html, ...filledBy(answer.search) };
}

function filledBy(search: FlightSearch): Pick<DrawnSearch, 'fields' | 'parameters'> {
	const fields = Object.entries(searchParameters) as [keyof FlightSearch, string][];
	return {
		fields: Object.fromEntries(fields.map(([field, name]) => [name, search[field]])),
		parameters: resultsParameters,
	};
}

function markup(content: ReactNode): string {
	return renderToStaticMarkup(content, { identifierPrefix: 'served' });
}
