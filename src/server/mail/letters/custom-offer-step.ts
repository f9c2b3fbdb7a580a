import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/desk/requests.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { site } from '#src/site.ts';

import { fact, facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';

/**
 * The letter that says how far a custom offer is; null where the record has no address.
 * @param wasCompleted the customer knew it as answered
 */
export function customOfferStepped(
	{ name, email, destination, departureDate, returnDate }: CustomOfferRecord,
	step: CustomOfferStep,
	wasCompleted: boolean,
): NewLetter | null {
	if (!isAddress(email)) return null;
	return laidOut({
		kind: `custom-offer-${step.toLowerCase()}`,
		recipient: email,
		subject: `${site.name}: your custom travel offer`,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(step === 'Completed' ? answered : begun(wasCompleted)),
			facts(
				null,
				fact('Destination', destination),
				fact('Departure', formatDate(departureDate)),
				fact('Return', formatDate(returnDate)),
			),
			paragraph(
				`${step === 'Completed' ? 'If our offer has not reached you, or you would like anything in it changed' : 'To add or change anything'}, answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}

const answered = 'We have answered your request for a custom travel offer.';

function begun(isAgain: boolean): string {
	const work = isAgain ? 'We are working once more' : 'We have begun to work';
	return `${work} on your custom travel offer. As soon as it is ready, we write to you or call you.`;
}
