import type { InquiryForm } from '#src/contract/requests/requests.ts';
import { site } from '#src/site.ts';

import { lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

/** The letter that says an inquiry was received. Of what was typed it repeats nothing but the name. */
export function inquiryReceived({ name, email }: InquiryForm): NewLetter {
	return laidOut({
		kind: 'inquiry-received',
		recipient: email,
		subject: `${site.name}: your message`,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph('Thank you for your message. We have received it and will get back to you soon.'),
			paragraph(`To add anything, answer this letter or call us: ${site.phone}.`),
			signature,
		],
	});
}

/** The letter that brings an inquiry to the desk; its answer goes to the visitor. */
export function inquiryForDesk(
	id: number,
	{ name, email, subject, message }: InquiryForm,
): NewLetter {
	return laidOut({
		kind: 'inquiry-for-desk',
		recipient: site.email,
		replyTo: email,
		subject: `Inquiry ${id}: ${subject}`,
		keepsText: true,
		blocks: [
			paragraph(`Inquiry ${id}. Answer this letter to write to the visitor.`),
			lines(name, email),
			lines(subject),
			lines(message),
		],
	});
}
