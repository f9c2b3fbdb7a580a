import { formatDates, formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { anyKeptSearch } from '#src/stores/flights/any-kept-search.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Says what a flight to `data-to` ('Osaka (KIX)') costs from the airport that was searched from last in this browser, in
 * the place of `data-part="fare"`, and makes the link lead to those flights; on the days `data-departure` and `data-return`
 * where they are named. Without such a search, and where the fare cannot be had, what the build wrote stays: the way to the
 * search.
 */
class FareThere extends HTMLElement {
	#isAsked = false;

	connectedCallback(): void {
		if (this.#isAsked || !anyKeptSearch()) return;
		this.#isAsked = true;
		whenIdle(() => void this.#show().catch(logFailure));
	}

	async #show(): Promise<void> {
		const { fareThere } = await import('#src/stores/flights/fare-there.ts');
		const { to = '', departure, return: back = '' } = this.dataset;
		const days = departure === undefined ? null : { departureDate: departure, returnDate: back };
		const found = await fareThere(to, new Date(), days);
		const fare = this.querySelector('[data-part="fare"]');
		const link = this.querySelector('a');
		if (!found || !fare || !link) return;
		const { origin, price, departureDate, returnDate, path } = found;
		const trip = returnDate
			? `round trip, ${formatDates(departureDate, returnDate)}`
			: `one way, ${formatPlainDate(departureDate)}`;
		const sum = document.createElement('strong');
		sum.className = 'price';
		sum.textContent = formatMoney(price);
		fare.replaceChildren(
			`From ${origin}, where you searched from last: `,
			sum,
			` and up, ${trip}, one adult in economy, taxes included, as fares are today.`,
		);
		link.href = path;
		link.textContent = 'See these flights';
	}
}

customElements.define('fare-there', FareThere);
