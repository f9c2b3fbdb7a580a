import type { DepartureRecord } from '#src/contract/admin/departures.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

type Props = { departure: Pick<DepartureRecord, 'price' | 'tourPrice'> };

/** What a departure costs per person, and whether that is its own price or its tour's. */
export function DeparturePrice({ departure: { price, tourPrice } }: Props) {
	return (
		<>
			{formatMoneyInCents(price ?? tourPrice)}
			<span className="block font-normal text-ink-soft">
				{price === null ? 'the tour’s' : 'its own'}
			</span>
		</>
	);
}
