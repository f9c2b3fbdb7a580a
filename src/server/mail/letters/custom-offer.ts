import type { CustomOfferForm } from '#src/contract/requests/requests.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { site } from '#src/site.ts';

import { type Fact, fact, facts, lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

const { customOfferHours } = travelTerms;

/**
 * The letter that says a request for a custom offer was received and when it is answered. Of what was typed it repeats
 * the name, and what is a date, a number or a word of ours.
 */
export function customOfferReceived(form: CustomOfferForm): NewLetter {
	return laidOut({
		kind: 'custom-offer-received',
		recipient: form.email,
		subject: `${site.name}: your custom travel offer`,
		keepsText: true,
		blocks: [
			greeting(form.name),
			paragraph(
				`Thank you for your request. We will be in touch with your personalized travel offer within ${customOfferHours} hours.`,
			),
			facts(null, ...tripFacts(form)),
			paragraph(`To change anything, answer this letter or call us: ${site.phone}.`),
			signature,
		],
	});
}

/** The letter that asks the desk to make the offer; its answer goes to the visitor. */
export function customOfferForDesk(id: number, form: CustomOfferForm): NewLetter {
	return laidOut({
		kind: 'custom-offer-for-desk',
		recipient: site.email,
		replyTo: form.email,
		subject: `Custom offer ${id}: ${form.destination}, from ${form.name}`,
		keepsText: true,
		blocks: [
			paragraph(
				`Custom offer request ${id}. We promised an offer within ${customOfferHours} hours; answer this letter to write to the visitor.`,
			),
			lines(form.name, form.email, form.phone),
			facts(
				null,
				fact('Destination', form.destination),
				...tripFacts(form),
				fact('Budget', form.budget),
			),
			lines('Special requests:', form.specialRequests || 'none'),
		],
	});
}

function tripFacts(form: CustomOfferForm): Fact[] {
	return [
		fact('Departure', formatDate(form.departureDate)),
		fact('Return', formatDate(form.returnDate)),
		fact('Adults', String(form.adults)),
		fact('Children', String(form.children)),
		fact('Travel class', form.travelClass),
	];
}
