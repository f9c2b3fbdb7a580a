import { getHealth, type Health } from '#src/contract/http/health.ts';
import { configuredPlace } from '#src/server/db/client.ts';
import { isNeon } from '#src/server/db/database.ts';
import { unavailable } from '#src/server/http/error-answer.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { findings, type Findings, findingsWithoutDatabase } from '#src/server/watch/health.ts';

import packageJson from '../../package.json' with { type: 'json' };

export const routes = [
	route(getHealth, async ({ request, deps }) => healthAnswer(await findings(deps, request)), {
		whenDatabaseAway: () => healthAnswer(findingsWithoutDatabase()),
	}),
];

function healthAnswer(found: Findings): Answer<Health> {
	const known = { database: engine(), version: packageJson.version, ...found } as const;
	if (Object.values(found.checks).every(Boolean)) return new Answer({ status: 'ok', ...known });
	const { status, body, headers } = unavailable();
	return new Answer({ status: 'unavailable', ...known, ...body }, { status, headers });
}

function engine(): Health['database'] {
	const place = configuredPlace();
	if (place.kind !== 'server') return 'embedded';
	return isNeon(place) ? 'neon' : 'postgres';
}
