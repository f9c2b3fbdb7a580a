import type { ApplicationForm } from '#src/contract/requests/requests.ts';
import { site } from '#src/site.ts';

import { lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

/** The letter that says an application was received. Of what was typed it repeats nothing but the name. */
export function applicationReceived({ name, email }: ApplicationForm, jobTitle: string): NewLetter {
	return laidOut({
		kind: 'application-received',
		recipient: email,
		subject: `${site.name}: your application as ${jobTitle}`,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`Thank you for applying to ${site.name} as ${jobTitle}. Your application has reached our desk.`,
			),
			paragraph(
				'To add anything or to withdraw it, answer this letter. If it was not you who applied, please tell us in the same way.',
			),
			signature,
		],
	});
}

/** The letter that brings an application to the desk; its answer goes to the applicant. */
export function applicationForDesk(
	id: number,
	{ name, email, phone, link, message }: ApplicationForm,
	jobTitle: string,
): NewLetter {
	return laidOut({
		kind: 'application-for-desk',
		recipient: site.email,
		replyTo: email,
		subject: `Application ${id}: ${jobTitle}`,
		keepsText: true,
		blocks: [
			paragraph(`Application ${id} for ${jobTitle}. Answer this letter to write to the applicant.`),
			lines(name, email, phone, `CV: ${link ?? 'no link'}`),
			lines(message),
		],
	});
}
