import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { balanceFacts, receiptFacts, receiptNumber } from '#src/domain/desk/receipt.ts';
import { site } from '#src/site.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';

import { Facts } from '../panel/Facts.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';

type Props = { booking: BookingRecord; payment: PaymentRecord; onClosed: () => void };

/** The receipt of a payment or a refund, to be printed or read out. */
export function ReceiptDialog({ booking: record, payment, onClosed }: Props) {
	const { reference, passenger, title, trip } = readBooking(record);
	const { street, city, region, postalCode } = site.address;
	return (
		<RecordDialog
			title={`Receipt ${receiptNumber(reference, payment)}`}
			onClosed={onClosed}
			actions={
				<button type="button" className="button button-primary" onClick={() => print()}>
					Print
				</button>
			}
		>
			<address className="text-sm not-italic">
				<strong className="block text-lg">{site.name}</strong>
				{street}
				<br />
				{city}, {region} {postalCode}
				<br />
				{site.phone}
				<br />
				{site.email}
			</address>
			<Facts facts={receiptFacts(reference, payment)} />
			<Facts
				facts={[
					['For', passenger],
					['Booking', reference],
					['Trip', title],
					['Departure', formatDate(trip.departureDate)],
				]}
			/>
			<section className="grid gap-3 border-t border-line pt-5">
				<h3 className="text-lg">The booking today</h3>
				<Facts facts={balanceFacts(record)} />
			</section>
		</RecordDialog>
	);
}
