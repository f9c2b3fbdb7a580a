import { type CalendarDate, localToday } from '#src/domain/calendar/calendar-date.ts';
import {
	emptyTourFilter,
	filterTours,
	isFiltering,
	type TourFilter,
	tourPlaces,
} from '#src/domain/tours/filter.ts';
import { sortTours, type TourOrder } from '#src/domain/tours/sort.ts';
import { showList } from '#src/islands/catalog/show-list.ts';
import { askedFor, nothingFor } from '#src/islands/tours/asked-for.ts';
import { filterOptions } from '#src/islands/tours/filter-options.ts';
import { askedTourPath, nextDepartureText } from '#src/islands/tours/next-departure.ts';
import { readTourFacts, type TourFacts } from '#src/islands/tours/tour-facts.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import {
	$tourFilter,
	changeTourFilter,
	openTourFilter,
	tourFilterPath,
} from '#src/stores/tours/filter.ts';
import { type SeatsLeft, seatsNow, unknownSeats } from '#src/stores/tours/seats.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

import { addressSteps } from './address-steps.ts';
import { sayFound, setText } from './list-words.ts';
import { type ListedRows, listedRows } from './listed-rows.ts';
import { type TourFields, tourFields } from './tour-fields.ts';

const things = { one: 'tour', many: 'tours' } as const;
const dayPassed = 'This day has passed, so it was left out.';

/** Every tour, or those that the filter in the form and in the address leaves. TourList.astro has its parts. */
class TourList extends HTMLElement {
	#isNarrowed = false;

	connectedCallback(): void {
		const form = this.querySelector('form');
		const fields = form && tourFields(form);
		if (!fields || this.#isNarrowed) return;
		this.#isNarrowed = true;
		narrow(this, form, fields);
	}
}

function narrow(list: HTMLElement, form: HTMLFormElement, fields: TourFields): void {
	const { path = '' } = form.dataset;
	const address = () => {
		const { filter, order } = $tourFilter.get();
		return tourFilterPath(path, filter, order);
	};
	const steps = addressSteps(address);
	let seats = unknownSeats;
	const rows = listedRows(
		list,
		(item) => readTourFacts(item),
		() => {
			fields.suggest(tourPlaces(rows.facts()));
			show();
		},
	);
	function show(): void {
		const today = localToday(new Date());
		const { filter, order, ignoredDates } = $tourFilter.get();
		const hasPassed = filter.from !== '' && filter.from < today;
		fields.refuseDate(hasPassed ? dayPassed : notADay(ignoredDates));
		// A page without the field for it does not filter by a day.
		const isDated = fields.hasDates && !hasPassed;
		const applied = isDated ? filter : { ...filter, from: '' };
		fields.offer(filterOptions(rows.facts(), applied, today));
		fields.fill(filter, order);
		showTours(list, rows, { filter: applied, order, today, seats });
	}
	function clear(): void {
		changeTourFilter(emptyTourFilter);
		steps.follow('chosen');
		fields.focus();
	}

	const entered = fields.values();
	const order = fields.order();
	openTourFilter(location.search, entered, order);
	if (isFiltering({ ...emptyTourFilter, ...entered }) || order !== '')
		history.replaceState(null, '', address());
	show();
	showList();
	$tourFilter.listen(show);
	// The built list says nothing of seats: they would be old. A failure leaves it so.
	whenIdle(() => {
		seatsNow().then((now) => {
			seats = now;
			show();
		}, logFailure);
	});
	addEventListener('popstate', () => {
		steps.settle();
		openTourFilter(location.search);
	});
	form.addEventListener('input', (event) => {
		changeTourFilter(fields.values(), fields.order());
		steps.follow(fields.isTyped(event) ? 'typed' : 'chosen');
	});
	form.addEventListener('focusout', (event) => fields.isTyped(event) && steps.settle());
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		steps.settle();
		list.querySelector('section')?.scrollIntoView({ block: 'nearest' });
	});
	list.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-show-all]')) clear();
	});
}

type Shown = { filter: TourFilter; order: TourOrder; today: CalendarDate; seats: SeatsLeft };

function showTours(
	list: HTMLElement,
	rows: ListedRows<TourFacts>,
	{ filter, order, today, seats }: Shown,
): void {
	const all = rows.facts();
	const found = sortTours(filterTours(all, filter, today), order, filter, today);
	rows.show(found, (item, tour) => {
		const text = nextDepartureText(tour, filter, today, (date) => seats(tour.id, date));
		setText(item, '[data-next-departure]', text);
		item.querySelector('a')?.setAttribute('href', askedTourPath(tour, filter, today));
	});
	const tours = new Map(found.map((tour) => [String(tour.id), tour]));
	for (const mark of list.querySelectorAll<SVGAElement>('[data-tour]')) {
		const tour = tours.get(mark.dataset['tour'] ?? '');
		mark.toggleAttribute('hidden', !tour);
		if (tour) mark.setAttribute('href', askedTourPath(tour, filter, today));
	}
	const asked = askedFor(filter);
	const isAsked = isFiltering(filter);
	setText(list, 'h2', isAsked ? `Tours ${asked}` : 'All tours');
	const tools = list.querySelector<HTMLElement>('[data-clear]');
	if (tools) tools.hidden = !isAsked;
	sayFound(list, {
		found: found.length,
		all: all.length,
		things,
		nothing: { heading: `No tours ${asked}`, wish: `tours ${asked}` },
	});
	setText(list, '[data-nothing] [data-hint]', nothingFor(all, filter, today));
}

function notADay(text: string | null): string {
	return text === null ? '' : `“${text}” is not a date, so it was left out.`;
}

customElements.define('tour-list', TourList);
