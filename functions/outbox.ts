import type { Config } from '@netlify/functions';

import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { type Dependencies, openDatabase } from '#src/server/platform/dependencies.ts';
import { environment } from '#src/server/platform/environment.ts';
import { failureFields, log } from '#src/server/platform/log.ts';
import { serviceWatch } from '#src/server/watch/watch-service.ts';

/**
 * Sends the letters that are due.
 * @param smtpUrl null: they wait
 */
export async function handle(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	smtpUrl: string | null,
): Promise<void> {
	await deliverOutbox({ db, now, send: smtpUrl === null ? null : await smtpSender(smtpUrl) });
}

/** Remembers what is wrong as long as the process lives, which is called every minute. */
const watch = serviceWatch();

/**
 * Netlify calls it by its schedule, and nobody can by an address; on one machine src/local/start/letters.ts delivers. What
 * is wrong is told beside that: with all that may be slow, both have the time that such a function has.
 */
export default async function deliverBySchedule(): Promise<void> {
	const now = () => new Date();
	const { smtpUrl, alertUrl, adminEmail, siteUrl } = environment();
	const send = smtpUrl === null ? null : await smtpSender(smtpUrl);
	const delivered = deliver(now, smtpUrl);
	await Promise.all([delivered, watch({ openDatabase, now, send, alertUrl, adminEmail, siteUrl })]);
}

async function deliver(now: () => Date, smtpUrl: string | null): Promise<void> {
	try {
		await handle({ db: await openDatabase(), now }, smtpUrl);
	} catch (error) {
		log('error', 'delivery failed', failureFields(error));
	}
}

export const config: Config = { schedule: '* * * * *' };
