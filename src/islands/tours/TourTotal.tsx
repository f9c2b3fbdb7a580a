import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { tourBreakdown, tourTaxPercent } from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';

type Props = {
	/** Of the chosen departure, per person. */
	price: number;
	travellers: number;
	/** Where it is said how it is made. */
	quote: string;
};

/** What a tour comes to for so many; what depends on them or on the departure is marked, to be written anew. */
export function TourTotal({ price, travellers, quote }: Props) {
	const { subtotal, taxes, total } = tourBreakdown(price, travellers);
	return (
		<div className="grid gap-1.5 border-t border-line pt-2">
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
				<span>
					<span data-price>{formatMoney(price)}</span> ×{' '}
					<span data-party>{travellersLabel(travellers)}</span>
				</span>
				<span className="price">
					<span data-subtotal>{formatMoney(subtotal)}</span> +{' '}
					<span data-taxes>{formatMoney(taxes)}</span> taxes ({tourTaxPercent}%)
				</span>
			</p>
			<p className="flex items-baseline justify-between gap-4 pt-0.5">
				<span className="font-semibold">Total</span>
				<a className="link link-alone mr-auto text-sm" href={quote} data-quote>
					Price breakdown
				</a>
				<strong className="price text-2xl" data-total>
					{formatMoney(total)}
				</strong>
			</p>
		</div>
	);
}
