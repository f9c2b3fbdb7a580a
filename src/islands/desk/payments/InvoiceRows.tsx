import type { InvoiceRecord } from '#src/contract/bookings/invoice.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatAmount, formatMoneyInCents } from '#src/domain/money.ts';
import { tripPaperPath } from '#src/paths.ts';

type Props = { invoices: readonly InvoiceRecord[]; reference: string };

/** Invoices that a traveller had written, and the credit notes that took them back, the oldest first. */
export function InvoiceRows({ invoices, reference }: Props) {
	if (invoices.length === 0) return null;
	return (
		<ul className="booking-rows payment-rows" aria-label="Invoices">
			{invoices.map(({ number, kind, issuedOn, total, other }) => (
				<li key={number}>
					<p className="payment-line">
						<span>
							<a
								className="link"
								href={tripPaperPath(reference, number)}
								target="_blank"
								rel="noopener"
							>
								{kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
							</a>{' '}
							<span className="text-sm whitespace-nowrap text-ink-soft">
								{formatDate(issuedOn)}
							</span>
						</span>
						<span className="price">
							{formatAmount(kind === 'invoice' ? total : -total, formatMoneyInCents)}
						</span>
					</p>
					{kind === 'invoice' && other !== null && (
						<p className="text-sm text-ink-soft">Taken back by {other}</p>
					)}
				</li>
			))}
		</ul>
	);
}
