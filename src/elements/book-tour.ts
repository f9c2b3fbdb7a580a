import { tourTerms } from '#src/domain/bookings/tour-terms.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import {
	tourBreakdown,
	tourPricePerPerson,
	withTourTaxes,
} from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourQuoteId } from '#src/domain/quotes/quote-id.ts';
import {
	noDepartureChosen,
	departuresOnSale,
	firstChoice,
	fits,
	isFull,
	type OfferedDeparture,
	tooFewSeats,
} from '#src/domain/tours/departure-choice.ts';
import { joinWaitingList } from '#src/islands/tours/join-waiting-list.ts';
import { parameters, paths, quotePath } from '#src/paths.ts';
import { type BookedTour, keptChoice, saveTourDraft } from '#src/stores/bookings/tour-booking.ts';
import { freshRowsNow } from '#src/stores/catalog/fresh-rows.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

import { BookableParty } from './bookable-party.ts';
import { leaveDepartures, replaceDepartures } from './departure-list.ts';

const fullByNow = 'The departure that you chose is full by now. Please choose another.';
const goneByNow = 'The departure that you chose is no longer on sale. Please choose another.';
/** Milliseconds after which seats are asked for anew when somebody comes back to the page. */
const freshFor = 60_000;

/** Makes a tour's booking panel work: its departures with their seats, its price and the way to the checkout. */
class BookTour extends BookableParty {
	#departures: OfferedDeparture[] = [];
	/** The day that the visitor chose, and not the page for them. */
	#ownChoice: string | null = null;
	#askedAt = 0;
	/** What the party pays, in words, as it was last shown. */
	#total = '';
	/** A letter of the waiting list leads here: that the departure is full is nothing new, or its seats are held for them. */
	readonly #isFromWaitingList = /^#(seats|leave)=/.test(location.hash);

	override connectedCallback(): void {
		this.#ownChoice = this.#chosenEarly();
		this.#offer();
		if (this.#ownChoice === null) {
			this.#takeUpKept();
			this.#takeUpAsked();
		}
		super.connectedCallback();
		this.#listen();
		for (const button of this.querySelectorAll('button')) {
			if (button.type === 'submit') button.disabled = false;
		}
		if (this.#departures.some(({ seatsLeft }) => seatsLeft === undefined)) {
			whenIdle(() => void this.#askForSeats());
		}
	}

	protected override showPrice(travellers: number): void {
		const departure = this.#chosen();
		const tour = this.#tour();
		const price = departure?.price ?? tourPricePerPerson(tour);
		const { subtotal, taxes, total } = tourBreakdown(price, travellers);
		this.write('price', formatMoney(price));
		this.write('party', travellersLabel(travellers));
		this.write('subtotal', formatMoney(subtotal));
		this.write('taxes', formatMoney(taxes));
		this.write('total', formatMoney(total));
		this.linkQuote(
			quotePath(tourQuoteId(tour.id), { travelers: travellers, date: departure?.date }),
		);
		const isOwn = price !== tourPricePerPerson(tour);
		this.#hide('[data-tour-price]', isOwn);
		this.#hide('[data-own-price]', !isOwn);
		this.write('own-price', formatMoney(price));
		this.write('with-taxes', formatMoney(withTourTaxes(price)));
		if (departure) this.write('cancel-terms', tourTerms(departure.date, new Date()));
		this.#sayTotal(`${travellersLabel(travellers)}, ${formatMoney(total)} in all`);
		this.#sayTooFew(departure, travellers);
	}

	/** The new one is heard; the first is read with the page. */
	#sayTotal(total: string): void {
		if (this.#total !== '' && this.#total !== total) this.write('news', total);
		this.#total = total;
	}

	#listen(): void {
		this.addEventListener('change', ({ target }) => {
			if (!(target instanceof HTMLInputElement) || target.name !== 'departure') return;
			this.#ownChoice = target.value;
			this.#sayWrong('');
			forgetAsked();
		});
		this.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#book();
		});
		this.addEventListener('click', ({ target }) => {
			const button = target instanceof Element ? target.closest('button') : null;
			if (button?.matches('[data-show-all]')) this.#showAll(button);
			if (button?.matches('[data-wait], [data-too-few]')) this.#wait(button);
		});
		// A page that was left for a while, or comes back as it was, has old seats.
		const again = () => void (Date.now() - this.#askedAt > freshFor && this.#askForSeats());
		document.addEventListener('visibilitychange', () => document.hidden || again());
		addEventListener('pageshow', ({ persisted }) => persisted && void this.#askForSeats());
	}

	/** A failure leaves what is there, which says nothing of seats. */
	async #askForSeats(): Promise<void> {
		if (!this.isConnected) return;
		this.#askedAt = Date.now();
		try {
			const drawn = await freshRowsNow({ view: 'departures', id: String(this.#tour().id) });
			if (!this.isConnected) return;
			if (this.#list) replaceDepartures(this.#list, drawn);
			this.#offer();
			if (this.isBookable) this.showPrice(this.travellers);
			const chosen = this.#radios().find(({ checked }) => checked);
			if (chosen) this.write('news', chosen.ariaLabel ?? '');
		} catch (error) {
			logFailure(error);
		}
	}

	/** The page may have been built on another day: what can no longer be sold is not offered. */
	#offer(): void {
		const drawn: OfferedDeparture[] = JSON.parse(this.#list?.dataset['departures'] ?? '[]');
		this.#departures = departuresOnSale(drawn, new Date());
		if (this.#list) leaveDepartures(this.#list, new Set(this.#departures.map(({ date }) => date)));
		const isNone = this.#departures.length === 0;
		this.#hide('[data-no-departures]', !isNone);
		this.#hide('form', isNone);
		this.#hide('[data-show-all]', this.#isAllShown() || !this.querySelector('[data-later]'));
		this.#keepChoice();
	}

	#keepChoice(): void {
		if (this.#ownChoice === null) {
			this.#choose(firstChoice(this.#departures));
			return;
		}
		const own = this.#departures.find(({ date }) => date === this.#ownChoice);
		const isFree = own !== undefined && !isFull(own);
		this.#choose(isFree ? own : undefined);
		if (isFree) this.#sayWrong('');
		else if (own === undefined) this.#sayWrong(goneByNow);
		else if (!this.#isFromWaitingList) this.#sayWrong(fullByNow);
	}

	/** What was chosen before this script had come; null where the page's own choice stands. */
	#chosenEarly(): string | null {
		const early = this.#radios().find(({ checked, defaultChecked }) => checked && !defaultChecked);
		return early?.value ?? null;
	}

	/** What was chosen before the visitor came back from the checkout. */
	#takeUpKept(): void {
		const kept = keptChoice(this.#tour().id);
		const departure = this.#departures.find(({ date }) => date === kept?.departureDate);
		if (kept) this.travellers = kept.travellers;
		if (!departure || isFull(departure)) return;
		this.#ownChoice = departure.date;
		this.#choose(departure);
	}

	/** What the link to the page chose; a page that is older than a departure hears of it with the seats. */
	#takeUpAsked(): void {
		const asked = askedDeparture();
		if (asked === null || this.#departures.length === 0) return;
		this.#ownChoice = asked;
		this.#keepChoice();
	}

	#choose(departure: OfferedDeparture | undefined): void {
		for (const radio of this.#radios()) {
			const isChosen = radio.value === departure?.date;
			if (radio.checked !== isChosen) radio.checked = isChosen;
			if (isChosen && radio.closest('[data-later]')) this.#showAll();
		}
	}

	#chosen(): OfferedDeparture | undefined {
		const radio = this.#radios().find(({ checked }) => checked);
		return this.#departures.find(({ date }) => date === radio?.value);
	}

	#isAllShown(): boolean {
		return this.#list?.hasAttribute('data-all') ?? false;
	}

	/** @param button that was pressed for it, and is of no more use: the focus goes to the first that came with it */
	#showAll(button?: HTMLElement): void {
		this.#list?.toggleAttribute('data-all', true);
		this.#hide('[data-show-all]', true);
		if (button) this.querySelector<HTMLElement>('[data-later] input:not(:disabled)')?.focus();
	}

	#sayTooFew(departure: OfferedDeparture | undefined, travellers: number): void {
		const problem = departure ? tooFewSeats(departure, travellers) : '';
		const { stepper } = this;
		if (stepper) stepper.problem = problem;
		this.#hide('[data-too-few]', problem === '');
		if (problem) this.write('news', problem);
	}

	#sayWrong(error: string): void {
		const line = this.querySelector('#departure-error');
		if (line && line.textContent !== error) line.textContent = error;
	}

	#wait(button: HTMLElement): void {
		const row = button.closest<HTMLElement>('[data-departure]');
		const departure = row
			? this.#departures.find(({ date }) => date === row.dataset['departure'])
			: this.#chosen();
		const { id: tourId, name: tourName } = this.#tour();
		const { travellers } = this;
		if (departure) joinWaitingList(button, { tourId, tourName, departure, travellers });
	}

	#book(): void {
		const departure = this.#chosen();
		const { travellers } = this;
		if (!this.isBookable) return;
		if (!departure) {
			this.#sayWrong(this.querySelector('#departure-error')?.textContent || noDepartureChosen);
			this.#radios()
				.find(({ disabled }) => !disabled)
				?.focus();
			return;
		}
		if (!fits(departure, travellers)) return this.stepper?.focus();
		if (saveTourDraft({ tour: this.#tour(), departure, travellers })) {
			location.assign(paths.flightCheckout);
			return;
		}
		const notKept = this.querySelector('template');
		notKept?.replaceWith(notKept.content);
	}

	#hide(selector: string, isHidden: boolean): void {
		const part = this.querySelector<HTMLElement>(selector);
		if (part) part.hidden = isHidden;
	}

	#tour(): BookedTour {
		return JSON.parse(this.dataset['tour'] ?? '');
	}

	get #list(): HTMLElement | null {
		return this.querySelector<HTMLElement>('.departure-list');
	}

	#radios(): HTMLInputElement[] {
		return [...this.querySelectorAll<HTMLInputElement>('input[name=departure]')];
	}
}

/** Who chooses another departure than the address names finds that one again after Back. */
function forgetAsked(): void {
	if (askedDeparture() !== null) history.replaceState(null, '', location.pathname);
}

/** The departure that the address names; null where it names none. */
function askedDeparture(): string | null {
	return new URLSearchParams(location.search).get(parameters.departure);
}

customElements.define('book-tour', BookTour);
