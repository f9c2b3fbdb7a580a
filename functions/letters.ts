import type { Config } from '@netlify/functions';

import {
	listUndeliveredLetters,
	listWaitingLetters,
	retryLetter,
	withholdLetter,
} from '#src/contract/admin/letters.ts';
import {
	retryLetter as retry,
	selectUndeliveredLetters,
} from '#src/server/admin/letters/undelivered-letters.ts';
import {
	selectWaitingLetters,
	withholdLetter as withhold,
} from '#src/server/admin/letters/waiting-letters.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listWaitingLetters, ({ deps }) => selectWaitingLetters(deps.db)),
	administratorRoute(listUndeliveredLetters, ({ deps }) =>
		selectUndeliveredLetters(deps.db, deps.now()),
	),
	administratorRoute(retryLetter, ({ id, deps }) => retry(deps.db, id)),
	administratorRoute(withholdLetter, ({ id, deps }) => withhold(deps.db, id)),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/letters',
		'/api/admin/letters/undelivered',
		'/api/admin/letters/:id',
		'/api/admin/letters/:id/retry',
	],
};
