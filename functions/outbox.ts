import type { Config } from '@netlify/functions';

import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { smtpSender } from '#src/server/mail/smtp.ts';
import { bySchedule } from '#src/server/platform/by-schedule.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';
import { serviceWatch } from '#src/server/watch/watch-service.ts';
import { type Dependencies, openDatabase, randomBytes } from '#src/server/world/dependencies.ts';

/**
 * Sends the letters that are due.
 * @param smtpUrl null: they wait
 */
export async function handle(
	world: Pick<Dependencies, 'db' | 'now' | 'randomBytes'>,
	smtpUrl: string | null,
): Promise<void> {
	await deliverOutbox({ ...world, send: smtpUrl === null ? null : await smtpSender(smtpUrl) });
}

/** Remembers what is wrong as long as the process lives, which is called every minute. */
const watch = serviceWatch();

/** On one machine src/local/start/letters.ts delivers, and watch.ts beside it tells what is wrong. */
export default bySchedule('delivery', async () => {
	const { smtpUrl, alertUrl, adminEmail, siteUrl } = environment();
	const send = smtpUrl === null ? null : await smtpSender(smtpUrl);
	// Beside the delivery and not after it, which may take all the time there is.
	const watched = watch({ openDatabase, now: clock, send, alertUrl, adminEmail, siteUrl });
	try {
		await handle({ db: await openDatabase(), now: clock, randomBytes }, smtpUrl);
	} finally {
		await watched;
	}
});

export const config: Config = { schedule: '* * * * *' };
