import { differenceInMinutes } from 'date-fns/differenceInMinutes';

import type { Health } from '#src/contract/http/health.ts';

import { type Alert, type Carriers, tell } from './alert.ts';

type Looked = Carriers & {
	checks: Health['checks'];
	now: Date;
	siteUrl: string;
};

/** The service may fail for so long: a server that is started anew is no incident. */
const patienceMinutes = 5;

/**
 * Tells the administrator, once, that the service has failed for five minutes at every look, and once that it works
 * again. It remembers that itself: while the service fails there may be no database to remember it.
 * @returns looks once
 */
export function healthWatch(): (looked: Looked) => Promise<void> {
	let since: Date | null = null;
	let isTold = false;
	return async ({ checks, now, siteUrl, ...carriers }) => {
		const failed = Object.entries(checks).flatMap(([check, isGood]) => (isGood ? [] : [check]));
		if (failed.length > 0) {
			since ??= now;
			if (isTold || differenceInMinutes(now, since) < patienceMinutes) return;
			const alert: Alert = { kind: 'health', state: 'began', since, ...words(failed, siteUrl) };
			isTold = await tell(alert, carriers, now);
			return;
		}
		if (since !== null && isTold) {
			const over: Alert = { kind: 'health', state: 'over', since, ...wordsOfEnd };
			if (!(await tell(over, carriers, now))) return;
		}
		since = null;
		isTold = false;
	};
}

function words(failed: string[], siteUrl: string) {
	return {
		summary: 'The website cannot take bookings or sign anybody in.',
		advice: `What fails: ${failed.join(', ')}. See ${siteUrl}/api/health and the log.`,
	};
}

const wordsOfEnd = {
	summary: 'The website works again.',
	advice: 'What visitors sent meanwhile was refused, not stored: some of them may call.',
};
