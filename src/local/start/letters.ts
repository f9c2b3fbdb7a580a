import { randomBytes } from 'node:crypto';

import { configuredPlace, database } from '#src/server/db/client.ts';
import { isNeon } from '#src/server/db/database.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';

import { repeat, type Repetition } from './repeat.ts';

/**
 * Delivers the letters of the process's database as they come, in place of Netlify's schedule: through `SMTP_URL`, or
 * without it, when the database is embedded, by showing them on the console.
 */
export function deliverLetters(): Repetition {
	const place = configuredPlace();
	// Neon's server is asked no more often than Netlify's schedule asks it, nor any on which letters can only wait.
	const canSend = environment().smtpUrl !== null || place.kind === 'embedded';
	return repeat({
		everySeconds: canSend && !isNeon(place) ? 2 : 60,
		failure: 'delivery failed',
		async work(signal) {
			const db = await database();
			await deliverOutbox({ db, now: clock, randomBytes, send: await letterSender(), signal });
		},
	});
}

/** What carries letters from here; null where they can only wait. */
export async function letterSender(): Promise<Send | null> {
	const { smtpUrl } = environment();
	if (smtpUrl !== null) return smtpSender(smtpUrl);
	return configuredPlace().kind === 'embedded' ? showLetter : null;
}

const showLetter: Send = async (letter) => {
	console.log(`\n${printed(letter)}`);
};

/** A letter as the console shows it; what a visitor typed cannot steer the terminal. */
export function printed({ recipient, replyTo, subject, body }: Letter): string {
	const head = [
		'Letter (not sent: SMTP_URL is not set)',
		`To: ${recipient}`,
		...(replyTo === null ? [] : [`Reply to: ${replyTo}`]),
		`Subject: ${subject}`,
	];
	const lines = [...head, '', ...body.trimEnd().split('\n')];
	return lines.map((line) => `  | ${line.replaceAll(/\p{Cc}/gu, '')}`.trimEnd()).join('\n');
}
