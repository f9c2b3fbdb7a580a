import {
	departureMonth,
	type TourFilter,
	tourLength,
	tourPace,
	tourPrice,
} from '#src/domain/tours/filter.ts';
import { type TourOrder, tourOrder } from '#src/domain/tours/sort.ts';
import { chosenParts, type FilterOption } from '#src/islands/tours/filter-options.ts';
import { parameters } from '#src/paths.ts';

type ChosenPart = (typeof chosenParts)[number];

/** The fields of the filter of a list of tours. */
export type TourFields = {
	/** A page that is no search has no dates. */
	hasDates: boolean;
	/** What they hold: no day where there is no field for it. */
	values: () => Partial<TourFilter>;
	order: () => TourOrder;
	/** Fills them in, where they hold something else. */
	fill: (filter: TourFilter, order: TourOrder) => void;
	/** Offers what may be chosen; what is chosen has to be among it. */
	offer: (options: Record<ChosenPart, readonly FilterOption[]>) => void;
	/** Suggests the places while the destination is typed. */
	suggest: (places: string[]) => void;
	/** Says, or no longer says, what is wrong with the day. */
	refuseDate: (error: string) => void;
	/** Whether an event comes from typing the destination. */
	isTyped: (event: Event) => boolean;
	focus: () => void;
};

/** @returns null where the form lacks a field */
export function tourFields(form: HTMLFormElement): TourFields | null {
	const destination = form.querySelector<HTMLInputElement>(`[name=${parameters.destination}]`);
	const dates = form.querySelector<HTMLInputElement>(`[name=${parameters.dates}]`);
	const sort = form.querySelector<HTMLSelectElement>(`[name=${parameters.sort}]`);
	const choices = chosenParts.flatMap((part) => {
		const field = form.querySelector<HTMLSelectElement>(`[name=${parameters[part]}]`);
		return field ? [{ part, field }] : [];
	});
	if (!destination || !sort || choices.length < chosenParts.length) return null;
	const chosen = (part: ChosenPart) =>
		choices.find((each) => each.part === part)?.field.value ?? '';
	return {
		hasDates: dates !== null,
		values: () => ({
			destination: destination.value,
			duration: tourLength(chosen('duration')),
			month: departureMonth(chosen('month')),
			price: tourPrice(chosen('price')),
			pace: tourPace(chosen('pace')),
			...(dates && { from: dates.value }),
		}),
		order: () => tourOrder(sort.value),
		fill(filter, order) {
			put(sort, order);
			put(destination, filter.destination);
			for (const { part, field } of choices) put(field, filter[part]);
			if (!dates) return;
			put(dates, filter.from);
			dates.toggleAttribute('data-empty', dates.value === '');
		},
		offer(options) {
			for (const { part, field } of choices) offerIn(field, options[part]);
		},
		suggest(places) {
			const options = places.map((place) => new Option(place));
			destination.list?.replaceChildren(...options);
		},
		refuseDate(error) {
			const line = form.querySelector<HTMLElement>('.field-error');
			if (!dates || !line || line.textContent === error) return;
			line.textContent = error;
			dates.ariaInvalid = String(error !== '');
			// A description that is empty is none.
			if (error === '') dates.removeAttribute('aria-describedby');
			else dates.setAttribute('aria-describedby', line.id);
		},
		isTyped: ({ target }) => target === destination,
		focus: () => destination.focus(),
	};
}

/** The first option, which leaves the part open, stays. Those that are the same stay too: a list that is open closes otherwise. */
function offerIn(field: HTMLSelectElement, offered: readonly FilterOption[]): void {
	const options = [...field.options];
	const isSame = offered.every(({ value }, index) => options[index + 1]?.value === value);
	if (isSame && options.length === offered.length + 1) {
		for (const [index, { label }] of offered.entries()) {
			const option = options[index + 1];
			if (option && option.text !== label) option.text = label;
		}
		return;
	}
	const { value } = field;
	const more = offered.map((option) => new Option(option.label, option.value));
	field.replaceChildren(...options.slice(0, 1), ...more);
	field.value = value;
}

function put(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	if (field.value !== value) field.value = value;
}
