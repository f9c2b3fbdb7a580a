import { departureMonth, type TourFilter, tourLength } from '#src/domain/tours/filter.ts';
import type { MonthOption } from '#src/islands/tours/month-options.ts';
import { parameters } from '#src/paths.ts';

/** The fields of the filter of a list of tours. */
export type TourFields = {
	/** A page that is no search has no dates. */
	hasDates: boolean;
	/** What they hold: no day where there is no field for it. */
	values: () => Partial<TourFilter>;
	/** Fills them in, where they hold something else. */
	fill: (filter: TourFilter) => void;
	/** Offers the months in which tours leave; the one that is chosen has to be among them. */
	offerMonths: (months: readonly MonthOption[]) => void;
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
	const duration = form.querySelector<HTMLSelectElement>(`[name=${parameters.duration}]`);
	const dates = form.querySelector<HTMLInputElement>(`[name=${parameters.dates}]`);
	const month = form.querySelector<HTMLSelectElement>(`[name=${parameters.month}]`);
	if (!destination || !duration || !month) return null;
	return {
		hasDates: dates !== null,
		values: () => ({
			destination: destination.value,
			duration: tourLength(duration.value),
			month: departureMonth(month.value),
			...(dates && { from: dates.value }),
		}),
		fill(filter) {
			put(destination, filter.destination);
			put(duration, filter.duration);
			put(month, filter.month);
			if (!dates) return;
			put(dates, filter.from);
			dates.toggleAttribute('data-empty', dates.value === '');
		},
		offerMonths(months) {
			const options = [...month.options];
			const isSame = months.every(({ label }, index) => options[index + 1]?.text === label);
			if (isSame && options.length === months.length + 1) return;
			const chosen = month.value;
			const offered = months.map(({ value, label }) => new Option(label, value));
			month.replaceChildren(...options.slice(0, 1), ...offered);
			month.value = chosen;
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

function put(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	if (field.value !== value) field.value = value;
}
