import type { Config } from '@netlify/functions';

import { personQuery, readPerson } from '#src/contract/desk/person.ts';
import { readPerson as read } from '#src/server/desk/people/read-person.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(
		readPerson,
		({ url, deps }) => read(deps.db, validated(personQuery, Object.fromEntries(url.searchParams))),
		{ isRepeated: true },
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/people'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
