import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { dealFullPrice } from '#src/domain/flights/deal.ts';
import { formatMoney } from '#src/domain/money.ts';

type Props = { deal: DealSummary; className: string };

/** '15% off $515': how much is taken off, and what it is taken off. */
export function DealDiscount({ deal, className }: Props) {
	const full = dealFullPrice(deal);
	return full === null ? null : (
		<span className={className}>
			{deal.discount}% off {formatMoney(full)}
		</span>
	);
}
