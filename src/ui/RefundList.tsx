import type { RefundTerm } from '#src/domain/bookings/refund-terms.ts';

type Props = { terms: readonly RefundTerm[] };

/** The steps of a refund: when, and what comes back. */
export function RefundList({ terms }: Props) {
	return (
		<dl className="grid gap-2">
			{terms.map(({ when, refund }) => (
				<div className="flex justify-between gap-4" key={when}>
					<dt className="text-ink-soft">{when}</dt>
					<dd className="price text-right">{refund}</dd>
				</div>
			))}
		</dl>
	);
}
