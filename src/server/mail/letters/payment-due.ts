import type { DueReminder } from '#src/domain/bookings/payment-reminder.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { fact, facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { daysFact } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** What of a booking its reminder names. */
type Reminded = {
	id: number;
	reference: string;
	name: string;
	email: string;
	title: string;
	departureDate: string;
	/** '7 days' of a tour; '' of a flight. */
	tourDuration: string;
	/** Dollars. */
	total: number;
	paid: number;
};

/** The letter that reminds of an instalment, before it is due, on the day, or once it is overdue. */
export function paymentDue(
	booking: Reminded,
	{ stage, instalment, due }: DueReminder,
	siteUrl: string,
): NewLetter {
	const { id, reference, name, email, title, total, paid } = booking;
	const amount = formatMoneyInCents(instalment.open);
	const words = {
		soon: { news: `is due on ${formatDate(due)}`, text: `is due on ${formatDate(due)}.` },
		today: { news: 'is due today', text: `is due today, ${formatDate(due)}.` },
		overdue: {
			news: `was due on ${formatDate(due)}`,
			text: `was due on ${formatDate(due)}, and we have not received it.`,
		},
	}[stage];
	return laidOut({
		kind: 'payment-due',
		recipient: email,
		subject: `${site.name}: ${amount} of your booking ${reference} ${words.news}`,
		// A part that is due on another day by now is told of anew.
		occasion: `payment-due ${stage} booking ${id} ${instalment.of} ${due}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(`Of your booking ${reference}, ${amount} ${words.text}`),
			facts(
				title,
				daysFact(booking),
				fact('Total', formatMoneyInCents(total)),
				fact('Received', formatMoneyInCents(paid)),
				fact(stage === 'overdue' ? 'Overdue' : 'Due now', amount),
			),
			paragraph(
				`Please call ${site.phone}: our desk takes the payment on the phone and sends you a receipt. If you have paid in the meantime, there is nothing to do.`,
			),
			...(stage === 'overdue'
				? [
						paragraph(
							'Your booking stands: we cancel nothing without talking to you. If you cannot pay by now, tell us, and we look what can be done.',
						),
					]
				: []),
			tripLinkBlock(booking, siteUrl),
			signature,
		],
	});
}
