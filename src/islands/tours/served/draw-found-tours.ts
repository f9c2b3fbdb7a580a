import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { filterTours } from '#src/domain/tours/filter.ts';
import { sortTours } from '#src/domain/tours/sort.ts';
import { parameters } from '#src/paths.ts';
import { readTourFilter } from '#src/stores/tours/filter.ts';

import { askedFor } from '../asked-for.ts';
import { choiceWords, chosenParts } from '../filter-options.ts';
import { listedTourFacts } from '../tour-facts.ts';
import { FoundTours } from './FoundTours.tsx';

type Asked = { tours: ListedTour[]; asked: URLSearchParams; now: Date };

/** Draws the tours that an address asks for, with the same filter and order as the list of all of them. */
export function drawFoundTours({ tours, asked, now }: Asked) {
	const { filter, order, ignoredDates } = readTourFilter(asked);
	const today = utcToday(now);
	const all = tours.map(listedTourFacts);
	const found = sortTours(filterTours(all, filter, today), order, filter, today);
	const byId = new Map(tours.map((tour) => [tour.id, tour]));
	const shown = found.flatMap(({ id }) => byId.get(id) ?? []);
	const words = askedFor(filter);
	const { from, ...others } = filter;
	const entered = { ...others, dates: from, sort: order };
	return {
		title: `Tours ${words}`.trim(),
		html: renderToStaticMarkup(
			createElement(FoundTours, { tours: shown, all, filter, today, ignoredDates }),
		),
		search: {
			isAnswered: false,
			fields: Object.fromEntries(
				(Object.keys(entered) as (keyof typeof entered)[]).map((part) => [
					parameters[part],
					entered[part],
				]),
			),
			// What nobody offered when the page was built is named where it is asked for.
			labels: Object.fromEntries(
				chosenParts
					.filter((part) => filter[part] !== '')
					.map((part) => [parameters[part], choiceWords(part, filter[part])]),
			),
		},
	};
}
