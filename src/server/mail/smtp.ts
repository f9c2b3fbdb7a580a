import { site } from '#src/site.ts';

import type { Send } from './deliver.ts';
import type { Letter } from './letter.ts';

// Well within what a delivery gives one letter.
const limits = {
	dnsTimeout: 5000,
	connectionTimeout: 5000,
	greetingTimeout: 5000,
	socketTimeout: 10_000,
};

/**
 * A sender that talks to a mail server.
 * @param url 'smtps://user:password@host:465'; with smtp:// a user name is only given once the line is encrypted
 */
export async function smtpSender(url: string): Promise<Send> {
	// Loaded when it is needed: nothing else on the server is as large.
	const { createTransport } = await import('nodemailer');
	const requireTLS = new URL(url).username !== '';
	const transport = createTransport({ url, requireTLS, ...limits });
	return async (letter) => {
		await transport.sendMail(message(letter));
	};
}

function message({ id, recipient, replyTo, subject, body, html, calendar, createdAt }: Letter) {
	return {
		from: { name: site.name, address: site.email },
		// As objects: in a text a comma would begin another address.
		to: { name: '', address: recipient },
		...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
		subject,
		text: body,
		...(html !== '' && { html }),
		...(calendar !== null && { attachments: [calendarFile(calendar)] }),
		date: createdAt,
		// The same whenever the letter is sent, so that mail programs can tell a repeat.
		messageId: `<letter-${id}.${createdAt.getTime()}@${new URL(site.url).hostname}>`,
		// Keeps automatic replies from answering.
		headers: { 'Auto-Submitted': 'auto-generated' },
	};
}

// As a file and not as one more form of the letter: some programs would show the trip in place of what was written.
function calendarFile(content: string) {
	return {
		filename: 'trip.ics',
		contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
		content,
	};
}
