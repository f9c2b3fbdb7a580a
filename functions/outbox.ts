import type { Config } from '@netlify/functions';

import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { type Dependencies, openDatabase } from '#src/server/platform/dependencies.ts';
import { environment } from '#src/server/platform/environment.ts';
import { failureFields, log } from '#src/server/platform/log.ts';

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

/** Netlify calls it by its schedule, and nobody can by an address; on one machine src/local/start/letters.ts delivers. */
export default async function deliverBySchedule(): Promise<void> {
	try {
		await handle({ db: await openDatabase(), now: () => new Date() }, environment().smtpUrl);
	} catch (error) {
		log('error', 'delivery failed', failureFields(error));
	}
}

export const config: Config = { schedule: '* * * * *' };
