import type { Config } from '@netlify/functions';

import { listWaitingLetters, withholdLetter } from '#src/contract/admin/letters.ts';
import {
	selectWaitingLetters,
	withholdLetter as withhold,
} from '#src/server/admin/letters/waiting-letters.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listWaitingLetters, ({ deps }) => selectWaitingLetters(deps.db)),
	administratorRoute(withholdLetter, ({ id, deps }) => withhold(deps.db, id)),
);
export default serveRequest;

export const config: Config = { path: ['/api/admin/letters', '/api/admin/letters/:id'] };
