import type { Config } from '@netlify/functions';

import { getHealth, type Health } from '#src/contract/http/health.ts';
import { configuredPlace } from '#src/server/db/client.ts';
import { pingDatabase } from '#src/server/db/health.ts';
import { unavailable } from '#src/server/http/error-answer.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route, serve } from '#src/server/http/route.ts';

import packageJson from '../package.json' with { type: 'json' };

export const { handle, serveRequest, endpoints } = serve(
	route(
		getHealth,
		async ({ deps }) => {
			await pingDatabase(deps.db);
			return health('ok');
		},
		{
			whenDatabaseAway: () => {
				const { status, body, headers } = unavailable();
				return new Answer({ ...health('unavailable'), ...body }, { status, headers });
			},
		},
	),
);
export default serveRequest;

export const config: Config = { path: ['/api/health'] };

function health(status: Health['status']): Health {
	const database = configuredPlace().kind === 'server' ? 'neon' : 'embedded';
	return { status, database, version: packageJson.version };
}
