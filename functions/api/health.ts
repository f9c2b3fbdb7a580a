import { getHealth, type Health } from '#src/contract/http/health.ts';
import { configuredEngine } from '#src/server/db/client.ts';
import { unavailable } from '#src/server/http/error-answer.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { release } from '#src/server/platform/release.ts';
import { findings, type Findings, findingsWithoutDatabase } from '#src/server/watch/health.ts';

export const routes = [
	route(getHealth, async ({ request, deps }) => healthAnswer(await findings(deps, request)), {
		whenDatabaseAway: async () => healthAnswer(await findingsWithoutDatabase()),
	}),
];

function healthAnswer(found: Findings): Answer<Health> {
	const known = { database: configuredEngine(), ...release(), ...found } as const;
	if (Object.values(found.checks).every(Boolean)) return new Answer({ status: 'ok', ...known });
	const { status, body, headers } = unavailable();
	return new Answer({ status: 'unavailable', ...known, ...body }, { status, headers });
}
