import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { tourBreakdown, tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourDepartures } from '#src/domain/tours/tour.ts';
import { paths } from '#src/paths.ts';
import { type BookedTour, saveTourDraft } from '#src/stores/bookings/tour-booking.ts';

import { BookableParty } from './bookable-party.ts';

/** Makes a tour's booking panel work: its departures, its price and the way to the checkout. */
class BookTour extends BookableParty {
	override connectedCallback(): void {
		super.connectedCallback();
		this.#offerDepartures();
		this.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#book();
		});
		for (const button of this.querySelectorAll('button')) {
			if (button.type === 'submit') button.disabled = false;
		}
	}

	protected override showPrice(travelers: number): void {
		const { subtotal, taxes, total } = tourBreakdown(tourPricePerPerson(this.#tour()), travelers);
		this.write('party', travellersLabel(travelers));
		this.write('subtotal', formatMoney(subtotal));
		this.write('taxes', formatMoney(taxes));
		this.write('total', formatMoney(total));
	}

	/** The page may have been built on another day: departures are counted from the visitor's own. */
	#offerDepartures(): void {
		const days = tourDepartures(localToday(new Date()));
		this.#departure()?.replaceChildren(...days.map((day) => new Option(formatDate(day), day)));
	}

	#book(): void {
		const departureDate = this.#departure()?.value;
		const { travelers } = this;
		if (!departureDate || !this.isBookable) return;
		if (saveTourDraft({ tour: this.#tour(), departureDate, travelers })) {
			location.assign(paths.flightCheckout);
			return;
		}
		const notKept = this.querySelector('template');
		// React puts what is within a template beside the content that a parser gives it.
		notKept?.replaceWith(...notKept.content.childNodes, ...notKept.childNodes);
	}

	#tour(): BookedTour {
		return JSON.parse(this.dataset['tour'] ?? '');
	}

	#departure(): HTMLSelectElement | null {
		return this.querySelector('select');
	}
}

customElements.define('book-tour', BookTour);
