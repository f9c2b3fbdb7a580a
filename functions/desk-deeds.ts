import type { Config } from '@netlify/functions';

import { changePrice } from '#src/contract/desk/change-price.ts';
import { sendDeedLetter, undoDeed } from '#src/contract/desk/deed.ts';
import { changePrice as price } from '#src/server/desk/actions/change-price.ts';
import { sendDeedLetter as send } from '#src/server/desk/deeds/send-deed-letter.ts';
import { undoDeed as undo } from '#src/server/desk/deeds/undo-deed.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(undoDeed, ({ id, administrator, deps }) => undo(deps, { id, administrator })),
	administratorRoute(sendDeedLetter, ({ id, deps }) => send(deps, id)),
	administratorRoute(changePrice, ({ request, id, body, administrator, deps }) =>
		price(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/deeds/:id/undo', '/api/desk/deeds/:id/send', '/api/desk/bookings/:id/price'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
