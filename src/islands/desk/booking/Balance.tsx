import { useState } from 'react';

import { setPaymentTerms } from '#src/contract/desk/booking-actions.ts';
import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { balanceFacts } from '#src/domain/desk/receipt.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';

import { Card } from '../panel/Card.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { useRecordKey } from '../panel/use-record-keys.ts';
import { InvoiceRows } from '../payments/InvoiceRows.tsx';
import { PaymentBadge } from '../payments/PaymentBadge.tsx';
import { PaymentRows } from '../payments/PaymentRows.tsx';
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx';

/** How the money of a booking stands, and each payment and refund with its receipt. */
export function Balance({ view }: { view: BookingPageView }) {
	const { booking, payments, instalments, invoices } = view;
	const isBusy = useIsChanging(listBookings.path, booking);
	const recordKey = useRecordKey();
	const [isRecording, setRecording] = useState(false);
	const balance = balanceOf(booking);
	const facts = balanceFacts(booking);
	const isConfirmed = booking.status === 'Confirmed';
	const hasNoTerms = isConfirmed && instalments.length === 0 && balance.due > 0;
	return (
		<Card title="Balance" tools={balance.state && <PaymentBadge state={balance.state} />}>
			<dl className="booking-amounts" aria-live="polite">
				{facts.map(([name, amount], index) => (
					<div key={name} className={index === facts.length - 1 ? 'booking-total' : undefined}>
						<dt>{name}</dt>
						<dd className="price">{amount}</dd>
					</div>
				))}
			</dl>
			{instalments.length > 0 && balance.due > 0 && (
				<dl className="booking-amounts text-sm">
					{instalments.map(instalmentLine).map(({ name, when, amount }) => (
						<div key={name}>
							<dt>
								{name} {when}
							</dt>
							<dd className="price">{formatMoneyInCents(amount)}</dd>
						</div>
					))}
				</dl>
			)}
			{hasNoTerms && <NoTerms booking={booking} isBusy={isBusy} />}
			{payments.length > 0 ? (
				<PaymentRows payments={payments} reference={booking.bookingId} />
			) : (
				<p className="text-sm text-ink-soft">
					{booking.paidByWord > 0
						? 'It was confirmed before payments were kept: it counts as paid until one is recorded.'
						: 'No payment is recorded yet.'}
				</p>
			)}
			<InvoiceRows invoices={invoices} reference={booking.bookingId} />
			<p data-print="no">
				<button
					type="button"
					className="button button-secondary w-full"
					aria-disabled={isBusy}
					{...recordKey('p')}
					onClick={() => isBusy || setRecording(true)}
				>
					Record payment
				</button>
			</p>
			{isRecording && (
				<RecordPaymentDialog
					booking={booking}
					payments={payments}
					onClosed={() => setRecording(false)}
				/>
			)}
		</Card>
	);
}

/** A booking from before there were terms: one press gives it those of today, and can be taken back. */
function NoTerms({ booking, isBusy }: { booking: BookingPageView['booking']; isBusy: boolean }) {
	const set = () =>
		performOperation({
			booking,
			endpoint: setPaymentTerms,
			body: {},
			failed: 'Terms Not Set',
		});
	return (
		<div className="grid gap-2 text-sm">
			<p>It was booked before there were terms of payment: no part of it falls due.</p>
			<p data-print="no">
				<button
					type="button"
					className="button button-secondary w-full"
					aria-disabled={isBusy}
					onClick={() => void (isBusy || set())}
				>
					Set today’s terms of payment
				</button>
			</p>
		</div>
	);
}
