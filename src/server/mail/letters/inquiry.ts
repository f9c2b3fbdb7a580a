import type { InquiryForm } from '#src/contract/requests/requests.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

/** The letter that says an inquiry was received. Of what was typed it repeats nothing but the name. */
export function inquiryReceived({ name, email }: InquiryForm): NewLetter {
	return {
		kind: 'inquiry-received',
		recipient: email,
		subject: `${site.name}: your message`,
		body: `${greeting(name)}

Thank you for your message. We have received it and will get back to you soon.

To add anything, answer this letter or call us: ${site.phone}.

${signature}`,
	};
}

/** The letter that brings an inquiry to the desk; its answer goes to the visitor. */
export function inquiryForDesk(
	id: number,
	{ name, email, subject, message }: InquiryForm,
): NewLetter {
	return {
		kind: 'inquiry-for-desk',
		recipient: site.email,
		replyTo: email,
		subject: `Inquiry ${id}: ${subject}`,
		body: `Inquiry ${id}. Answer this letter to write to the visitor.

${name}
${email}

${subject}

${message}
`,
	};
}
