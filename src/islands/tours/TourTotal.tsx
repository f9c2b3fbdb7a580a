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
			<dl className="grid gap-1 text-sm">
				<div className="flex justify-between gap-4">
					<dt className="text-ink-soft">
						<span data-price>{formatMoney(price)}</span> ×{' '}
						<span data-party>{travellersLabel(travellers)}</span>
					</dt>
					<dd className="price" data-subtotal>
						{formatMoney(subtotal)}
					</dd>
				</div>
				<div className="flex justify-between gap-4">
					<dt className="text-ink-soft">Taxes ({tourTaxPercent}%)</dt>
					<dd className="price" data-taxes>
						{formatMoney(taxes)}
					</dd>
				</div>
			</dl>
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
