import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { tripPaperPath } from '#src/paths.ts';

type Props = {
	payments: readonly PaymentRecord[];
	/** Of the booking: where its receipts are opened. */
	reference: string;
};

/** Money that came in for a booking and went back, the oldest first. */
export function PaymentRows({ payments, reference }: Props) {
	return (
		<ul className="booking-rows payment-rows" aria-label="Payments">
			{payments.map((payment) => {
				const { id, amount, method, paidOn, note, author, receipt } = payment;
				const what = `${amount < 0 ? 'Refund' : 'Payment'} of ${formatMoneyInCents(Math.abs(amount))}`;
				return (
					<li key={id}>
						<p className="payment-line">
							<span>
								<span className="font-semibold">{amount < 0 ? 'Refund' : method}</span>{' '}
								<span className="text-sm whitespace-nowrap text-ink-soft">
									{formatDate(paidOn)}
								</span>
							</span>
							<span className="price font-semibold">{formatMoneyInCents(amount)}</span>
						</p>
						{note !== '' && (
							<p dir="auto" className="text-sm wrap-anywhere">
								{note}
							</p>
						)}
						<p className="payment-line text-sm text-ink-soft">
							<span>
								{amount < 0 && `${method}, `}by <bdi>{author}</bdi>
							</span>
							<a
								className="link"
								href={tripPaperPath(reference, receipt)}
								target="_blank"
								rel="noopener"
								aria-label={`Receipt ${receipt}: ${what}, ${formatDate(paidOn)}`}
							>
								{receipt}
							</a>
						</p>
					</li>
				);
			})}
		</ul>
	);
}
