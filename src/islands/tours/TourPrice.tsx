import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';

type Props = {
	tour: { price: number; discountPrice: number | null };
	/** The size of the price. */
	className?: string;
};

/** What one person pays, the full price struck through beside it where it is more. */
export function TourPrice({ tour, className = 'text-2xl' }: Props) {
	const price = tourPricePerPerson(tour);
	return (
		<span className="inline-flex flex-wrap items-baseline gap-x-2">
			<span className={`price font-semibold ${className}`}>{formatMoney(price)}</span>
			{tour.price > price && (
				<s className="price text-ink-soft">
					<span className="visually-hidden">Full price </span>
					{formatMoney(tour.price)}
				</s>
			)}
		</span>
	);
}
