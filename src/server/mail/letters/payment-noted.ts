import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import type { InstalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import type { RefundTerm } from '#src/domain/bookings/refund-terms.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { balanceFacts, receiptFacts } from '#src/domain/desk/receipt.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { fact, facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import { type NewLetter, paymentReceivedKind, refundSentKind } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { payingBlock } from './paying-block.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

type Payment = Pick<PaymentRecord, 'id' | 'amount' | 'method' | 'paidOn' | 'receipt'>;

/** How the booking stands with it. */
type Standing = {
	/** What is to be paid, and by when; none of a refund. */
	paying: readonly InstalmentLine[];
	/** What comes back whenever it is cancelled; none of what is not confirmed. */
	terms: readonly RefundTerm[];
	siteUrl: string;
};

/**
 * The letter that is the receipt of a payment, or says that a refund was sent; null where the record has no address.
 * @param booking as it is then
 */
export function paymentNoted(
	booking: BookingRecord,
	payment: Payment,
	{ paying, terms, siteUrl }: Standing,
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, trip } = reading;
	const { id, amount } = payment;
	const isRefund = amount < 0;
	const money = formatMoneyInCents(Math.abs(amount));
	const kind = isRefund ? refundSentKind : paymentReceivedKind;
	return laidOut({
		kind,
		recipient: email,
		subject: isRefund
			? `${site.name}: your refund of ${money} for booking ${reference}`
			: `${site.name}: your payment of ${money} for booking ${reference}`,
		occasion: `${kind} payment ${id}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(
				isRefund
					? `We have sent ${money} back to you for your booking ${reference}. Until it is in your account it may take some days more: that is your bank’s doing.`
					: `Thank you: we have received ${money} for your booking ${reference}. This letter is your receipt; the page of your trip has it to print.`,
			),
			facts(isRefund ? 'Your refund' : 'Your receipt', ...asFacts(receiptFacts(payment))),
			facts(
				'Your booking',
				fact('Trip', tripTitle(booking.title, trip)),
				fact('Departure', formatDate(booking.departureDate)),
				...asFacts(balanceFacts(booking)),
			),
			...payingBlock('Still to be paid', paying),
			...(terms.length > 0
				? [
						facts(
							'If you cancel, you get back',
							...asFacts(terms.map(({ when, refund }) => [when, refund])),
						),
					]
				: []),
			tripLinkBlock({ reference }, siteUrl),
			paragraph(
				`If an amount is not as you expected, answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}

function asFacts(lines: [name: string, value: string][]) {
	return lines.map(([name, value]) => fact(name, value));
}
