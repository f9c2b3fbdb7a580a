import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';
import { dealQuoteId } from '#src/domain/quotes/quote-id.ts';
import { flightCheckoutPath, flightDataParameter, quotePath } from '#src/paths.ts';

import { BookableParty } from './bookable-party.ts';

/** Makes price and link of a deal's booking panel follow the number of travellers. */
class BookDeal extends BookableParty {
	protected override showPrice(travelers: number): void {
		const link = this.querySelector<HTMLAnchorElement>('a[data-book]');
		const data = link && new URL(link.href).searchParams.get(flightDataParameter);
		if (!data) return;
		const flight: { id: number; price: number } = JSON.parse(data);
		link.href = flightCheckoutPath({ ...flight, travelers });
		this.linkQuote(quotePath(dealQuoteId(flight.id), { travelers }));
		this.write('total', formatMoney(dealTotal(flight.price, travelers)));
		this.write('party', travellersLabel(travelers));
	}
}

customElements.define('book-deal', BookDeal);
