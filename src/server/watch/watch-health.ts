import type { Health } from '#src/contract/http/health.ts';

import type { Carriers } from './alert.ts';
import { rememberedIncident } from './remembered-incident.ts';

type Looked = Carriers & {
	checks: Health['checks'];
	now: Date;
	siteUrl: string;
};

/**
 * Tells the administrator, once, that the service has failed for five minutes at every look, and once that it works
 * again: a server that is started anew is no incident.
 * @returns looks once
 */
export function healthWatch(): (looked: Looked) => Promise<void> {
	const watch = rememberedIncident('health', { patienceMinutes: 5 });
	return ({ checks, siteUrl, ...others }) => {
		const failed = Object.entries(checks).flatMap(([check, isGood]) => (isGood ? [] : [check]));
		return watch({ ...others, wrong: failed.length > 0 ? words(failed, siteUrl) : null, over });
	};
}

function words(failed: string[], siteUrl: string) {
	return {
		summary: 'The website cannot take bookings or sign anybody in.',
		advice: `What fails: ${failed.join(', ')}. See ${siteUrl}/api/health and the log.`,
	};
}

const over = {
	summary: 'The website works again.',
	advice: 'What visitors sent meanwhile was refused, not stored: some of them may call.',
};
