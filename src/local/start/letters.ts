import { configuredPlace, database } from '#src/server/db/client.ts';
import { isNeon } from '#src/server/db/database.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { environment } from '#src/server/platform/environment.ts';
import { failureFields, log } from '#src/server/platform/log.ts';

export type Repetition = {
	/** Begins no more work and waits for what is running. */
	stop: () => Promise<void>;
};

/**
 * Delivers the letters of the process's database as they come, in place of Netlify's schedule: through `SMTP_URL`, or
 * without it, when the database is embedded, by showing them on the console.
 */
export function deliverLetters(): Repetition {
	const { smtpUrl } = environment();
	const place = configuredPlace();
	const withoutServer = place.kind === 'embedded' ? showLetter : null;
	// Neon's server is asked no more often than Netlify's schedule asks it.
	const seconds = isNeon(place) ? 60 : 2;
	return repeat(seconds, async (signal) => {
		const db = await database();
		const send = smtpUrl === null ? withoutServer : await smtpSender(smtpUrl);
		await deliverOutbox({ db, now: () => new Date(), send, signal });
	});
}

/**
 * Does work again and again, never twice at a time, without keeping the process from ending. A failure is logged
 * and the work done again.
 * @param work gets a signal that is aborted once it should end
 */
export function repeat(
	everySeconds: number,
	work: (signal: AbortSignal) => Promise<void>,
): Repetition {
	const stopping = new AbortController();
	let running: Promise<void> | null = null;
	const timer = setInterval(() => {
		running ??= work(stopping.signal)
			.catch((error: unknown) => log('error', 'delivery failed', failureFields(error)))
			.finally(() => {
				running = null;
			});
	}, everySeconds * 1000);
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			stopping.abort();
			await running;
		},
	};
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
