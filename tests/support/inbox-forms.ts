import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { callSlots } from '#src/domain/requests/call-slots.ts';
import { serve } from '#src/server/http/serve.ts';
import { site } from '#src/site.ts';

import { application, callBack, customOffer, inquiry } from './request-calls.ts';

const openings = [{ id: application.job, title: 'Travel Consultant', closes: null }];
const { handle: applications } = serve(...applicationRoutes(async () => openings));

/** What a visitor can ask at a moment: its kind, who answers, where, and a whole body. */
export function requestForms(now: Date) {
	const [slot] = callSlots(site, now);
	if (!slot) throw new RangeError('The desk is never open.');
	return [
		['inquiry', handle, '/api/inquiries', inquiry],
		['application', applications, '/api/applications', application],
		['custom offer', handle, '/api/custom-offers', customOffer],
		['call-back', handle, '/api/call-backs', { ...callBack, slotFrom: slot.from.toISOString() }],
	] as const;
}
