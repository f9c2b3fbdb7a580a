import {
	leastTourPrice,
	tourPricePerPerson,
	tourTaxPercent,
	withTourTaxes,
} from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';

type Priced = { price: number; discountPrice: number | null };

type Props = {
	/** With its departures, where they are known, the least that any of them costs. */
	tour: Priced & { departures?: readonly { price: number }[] };
	/** The size of the price. */
	className?: string;
};

/** What one person pays at least, with the taxes, and what it is made of. */
export function TourPrice({ tour, className = 'text-2xl' }: Props) {
	const least = leastTourPrice(tour);
	return (
		<>
			<LeastPrice tour={tour} className={className} />
			<span className="block text-sm text-ink-soft">
				per person, taxes included
				<br />
				{least === tourPricePerPerson(tour) ? <PriceOfTour tour={tour} /> : formatMoney(least)}
				{` + ${tourTaxPercent}% taxes`}
			</span>
		</>
	);
}

/** 'from $2,409': with the taxes. */
export function LeastPrice({ tour, className }: Props) {
	return (
		<>
			from{' '}
			<span className={`price font-semibold ${className}`}>
				{formatMoney(withTourTaxes(leastTourPrice(tour)))}
			</span>
		</>
	);
}

/** What one person pays before the taxes, the full price struck through beside it where it is more. */
export function PriceOfTour({ tour }: { tour: Priced }) {
	const price = tourPricePerPerson(tour);
	return (
		<>
			{tour.price > price && (
				<>
					<s>
						<span className="visually-hidden">Full price </span>
						{formatMoney(tour.price)}
					</s>{' '}
				</>
			)}
			{formatMoney(price)}
		</>
	);
}
