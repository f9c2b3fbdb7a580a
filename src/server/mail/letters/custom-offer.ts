import type { CustomOfferForm } from '#src/contract/requests/requests.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

const { customOfferHours } = travelTerms;

/**
 * The letter that says a request for a custom offer was received and when it is answered. Of what was typed it repeats
 * the name, and what is a date, a number or a word of ours.
 */
export function customOfferReceived(form: CustomOfferForm): NewLetter {
	return {
		kind: 'custom-offer-received',
		recipient: form.email,
		subject: `${site.name}: your custom travel offer`,
		body: `${greeting(form.name)}

Thank you for your request. We will be in touch with your personalized travel offer within ${customOfferHours} hours.

${tripLines(form)}

To change anything, answer this letter or call us: ${site.phone}.

${signature}`,
	};
}

/** The letter that asks the desk to make the offer; its answer goes to the visitor. */
export function customOfferForDesk(id: number, form: CustomOfferForm): NewLetter {
	return {
		kind: 'custom-offer-for-desk',
		recipient: site.email,
		replyTo: form.email,
		subject: `Custom offer ${id}: ${form.destination}, from ${form.name}`,
		body: `Custom offer request ${id}. We promised an offer within ${customOfferHours} hours; answer this letter to write to the visitor.

${form.name}
${form.email}
${form.phone}

Destination: ${form.destination}
${tripLines(form)}
Budget: ${form.budget}

Special requests:
${form.specialRequests || 'none'}
`,
	};
}

function tripLines(form: CustomOfferForm): string {
	return `Departure: ${formatDate(form.departureDate)}
Return: ${formatDate(form.returnDate)}
Adults: ${form.adults}
Children: ${form.children}
Travel class: ${form.travelClass}`;
}
