import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

type Props = { departure: Pick<DepartureRecord, 'price' | 'tourPrice'> };

/** What a departure costs per person: its tour's price, unless it has one of its own. */
export function DeparturePrice({ departure: { price, tourPrice } }: Props) {
	return (
		<>
			{formatMoneyInCents(price ?? tourPrice)}
			{price !== null && <span className="block font-normal text-ink-soft">own price</span>}
		</>
	);
}
