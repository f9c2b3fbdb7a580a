import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';
import { isOnSale } from '#src/domain/flights/deal.ts';
import { formatMoney } from '#src/domain/money.ts';
import { dealQuoteId } from '#src/domain/quotes/quote-id.ts';
import { flightCheckoutPath, flightDataParameter, quotePath } from '#src/paths.ts';
import { logFailure } from '#src/stores/log-failure.ts';

import { BookableParty } from './bookable-party.ts';

/** Makes price and link of a deal's booking panel follow the number of travellers. */
class BookDeal extends BookableParty {
	/** The page may have been built long ago: what can no longer be sold says so in place of the way to the checkout. */
	override connectedCallback(): void {
		const { soldUntil = '' } = this.dataset;
		if (isOnSale({ soldUntil }, new Date())) return super.connectedCallback();
		for (const part of this.querySelectorAll<HTMLElement>('[data-bookable]')) part.remove();
		const late = this.querySelector<HTMLElement>('[data-late]');
		if (late) late.hidden = false;
		const call = late?.querySelector<HTMLElement>('[data-desk]');
		if (call) sayWhomToCall(call).catch(logFailure);
	}

	protected override showPrice(travellers: number): void {
		const link = this.querySelector<HTMLAnchorElement>('a[data-book]');
		const data = link && new URL(link.href).searchParams.get(flightDataParameter);
		if (!data) return;
		const flight: { id: number; price: number } = JSON.parse(data);
		link.href = flightCheckoutPath({ ...flight, travelers: travellers });
		this.linkQuote(quotePath(dealQuoteId(flight.id), { travelers: travellers }));
		this.write('total', formatMoney(dealTotal(flight.price, travellers)));
		this.write('party', travellersLabel(travellers));
	}
}

/** Whom to call is said while somebody is there. Hardly any page is so old that it needs to know. */
async function sayWhomToCall(call: HTMLElement): Promise<void> {
	const { deskStatus } = await import('#src/domain/bookings/desk-status.ts');
	const desk = JSON.parse(call.dataset['desk'] ?? '') as DeskHours;
	call.hidden = !deskStatus(desk, new Date()).isOpen;
}

customElements.define('book-deal', BookDeal);
