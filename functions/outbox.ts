import type { Config } from '@netlify/functions';

import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { bySchedule } from '#src/server/platform/by-schedule.ts';
import { type Dependencies, openDatabase } from '#src/server/platform/dependencies.ts';
import { environment } from '#src/server/platform/environment.ts';

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

/** On one machine src/local/start/letters.ts delivers. */
export default bySchedule('delivery', async () => {
	await handle({ db: await openDatabase(), now: () => new Date() }, environment().smtpUrl);
});

export const config: Config = { schedule: '* * * * *' };
