import { whoTravels } from '#src/domain/bookings/travellers.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { fullPrice } from '#src/domain/flights/pricing.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { formatMoney } from '#src/domain/money.ts';
import { quotePath } from '#src/paths.ts';

type Props = { offer: FlightOffer };

/** What an offer costs the whole party, what it would without its discount, and what each traveller's part is. */
export function OfferPrice({ offer }: Props) {
	return (
		<div className="offer-price">
			<p className="leading-tight">
				{offer.discount > 0 && (
					<s className="price mr-2 text-sm text-ink-soft">
						<span className="visually-hidden">Full price </span>
						{formatMoney(fullPrice(offer))}
					</s>
				)}
				<a
					className="offer-total price price-link"
					href={quotePath(offer.id)}
					title="Price breakdown"
					aria-label={`${formatMoney(offer.price)}, ${offer.airline}`}
				>
					{formatMoney(offer.price)}
				</a>
			</p>
			<p className="text-xs text-ink-soft">
				for {whoTravels(partyOfOffer(offer.id), offer.travellers)}{' '}
				{offer.discount > 0 && (
					<span className="badge py-0 leading-snug">{offer.discount}% off</span>
				)}
			</p>
			{offer.travellers > 1 && (
				<p className="offer-roomy price text-xs text-ink-soft">
					{formatMoney(offer.pricePerTraveller)} per traveler
				</p>
			)}
		</div>
	);
}
