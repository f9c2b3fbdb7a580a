import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { percentUnder } from '#src/domain/flights/deal.ts';

type Props = { deal: Pick<DealSummary, 'price' | 'lowestFare'>; className: string };

/** '12% under today’s lowest fare on these days', where it is so. */
export function DealDiscount({ deal, className }: Props) {
	const percent = percentUnder(deal);
	return percent === 0 ? null : (
		<p className={className} data-print="no">
			{percent}% under today’s lowest fare on these days
		</p>
	);
}
