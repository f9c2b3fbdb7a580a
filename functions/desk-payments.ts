import type { Config } from '@netlify/functions';

import { recordPayment } from '#src/contract/desk/record-payment.ts';
import { recordPayment as record } from '#src/server/desk/payments/record-payment.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(recordPayment, ({ request, id, body, administrator, deps }) =>
		record(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/bookings/:id/payments'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
