import type { Config } from '@netlify/functions';

import { recordPayment } from '#src/contract/desk/record-payment.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { recordPayment as record } from '#src/server/bookings/operations/record-payment.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(recordPayment, askedByDesk(record)),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/bookings/:id/payments'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
