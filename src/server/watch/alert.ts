import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { site } from '#src/site.ts';

import type { Send } from '../mail/deliver.ts';
import { paragraph } from '../mail/layout/blocks.ts';
import { laidOut } from '../mail/layout/laid-out.ts';
import { failureFields, log } from '../platform/log.ts';

/** What can be wrong for so long that the administrator must know. */
export type IncidentKind = 'letters' | 'health' | 'build' | 'disk';

/** That something is wrong, or is not any more. */
export type Alert = {
	kind: IncidentKind;
	state: 'began' | 'over';
	since: Date;
	/** One sentence, without anything personal. */
	summary: string;
	/** What to do, in sentences. */
	advice: string;
};

/** Who carries an alert to whom. */
export type Carriers = {
	/** null: no mail server is known. */
	send: Send | null;
	/** null: nowhere. */
	alertUrl: string | null;
	adminEmail: string;
};

/**
 * Tells the administrator: in the log, by a letter that does not wait in the outbox, which may be what is broken, and
 * by a call of `alertUrl`. What a carrier does not take is logged.
 * @returns whether anybody took it, or there is nobody but the log
 */
export async function tell(
	alert: Alert,
	{ send, alertUrl, adminEmail }: Carriers,
	now: Date,
): Promise<boolean> {
	const { kind, state, summary } = alert;
	const since = alert.since.toISOString();
	log(state === 'began' ? 'error' : 'info', 'alert', { alert: kind, state, since, summary });
	const attempts = [
		...(send === null ? [] : [send(alertLetter(alert, adminEmail, now))]),
		...(alertUrl === null ? [] : [post(alertUrl, alert)]),
	];
	const results = await Promise.allSettled(attempts);
	for (const result of results) {
		if (result.status === 'fulfilled') continue;
		log('error', 'alert not taken', { alert: kind, state, ...failureFields(result.reason) });
	}
	return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}

function alertLetter({ kind, state, since, summary, advice }: Alert, recipient: string, now: Date) {
	const letter = laidOut({
		kind: `alert-${kind}-${state}`,
		recipient,
		subject: `${site.name}: ${summary}`,
		keepsText: false,
		blocks: [
			paragraph(summary),
			paragraph(`Since ${deskMoment(site, since)}. ${advice}`),
			...(state === 'began'
				? [paragraph('You are told once, and once more when it is over.')]
				: []),
		],
	});
	return {
		...letter,
		// The outbox does not know it: the moment tells it from others.
		id: 0,
		replyTo: null,
		calendar: null,
		createdAt: now,
		attempts: 1,
	};
}

/** Less than is left of a scheduled function's time when everything else was slow. */
const patience = 5000;

class AlertRefused extends Error {
	override name = 'AlertRefused';
}

// `text` is what chat programs show of a call that they do not know more about.
async function post(url: string, { kind, state, since, summary, advice }: Alert): Promise<void> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({
			site: site.url,
			alert: kind,
			state,
			since: since.toISOString(),
			text: `${site.name}: ${summary} ${advice}`,
		}),
		signal: AbortSignal.timeout(patience),
	});
	await response.body?.cancel();
	if (!response.ok) throw new AlertRefused(String(response.status));
}
