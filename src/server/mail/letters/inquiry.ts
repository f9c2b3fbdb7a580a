import type { InquiryForm } from '#src/contract/requests/requests.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { signature } from './signature.ts';

/**
 * The letter that says an inquiry was received. It does not repeat the message: whoever fills in the form may name
 * anybody's address, and we are not to carry pages of a stranger's words there.
 */
export function inquiryReceived({ name, email, subject }: InquiryForm): NewLetter {
	return {
		kind: 'inquiry-received',
		recipient: email,
		subject: `${site.name}: your message`,
		body: `Dear ${name},

Thank you for your message "${subject}". We have received it and will get back to you soon.

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
