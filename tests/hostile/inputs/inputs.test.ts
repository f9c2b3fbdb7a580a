import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { fieldPathsOf, type ServedEndpoint } from '../../support/api-endpoints.ts';
import { testDatabase } from '../../support/database.ts';
import { chosen, tell } from '../support/run.ts';
import { additions, bodyShapes } from './body-shapes.ts';
import { fieldValues } from './field-values.ts';
import { hostileIds } from './hostile-ids.ts';
import { queryNames } from './query-names.ts';
import { keptOtherwise } from './stored-as-parsed.ts';
import { validBodies } from './valid-bodies.ts';
import { withField } from './with-field.ts';
import { endpoints, hostileWorld, type HostileWorld } from './world.ts';

const db = await testDatabase();
let world: HostileWorld;
beforeEach(async () => {
	world = await hostileWorld(db);
});

type Case = {
	served: ServedEndpoint;
	what: string;
	path?: string;
	body?: unknown;
	/** What a refusal may be; anything else is to be accepted. */
	refusals: number[];
	isAcceptable?: boolean;
};

const withBody = endpoints.filter(({ endpoint }) => !['GET', 'DELETE'].includes(endpoint.method));
const samples = withBody.flatMap((served) =>
	(validBodies[served.name] ?? []).map((valid) => ({ served, valid })),
);
/** Why an endpoint may refuse what its contract reads: the price or version is another, the row or the door is closed. */
const wellFormedRefusals = [400, 401, 404, 409];

test('of every endpoint that takes a body it is known what it takes', () => {
	const missing = withBody.filter(({ name }) => !(name in validBodies)).map(({ name }) => name);
	expect(missing, 'add them to tests/hostile/inputs/valid-bodies.ts').toEqual([]);
	const misread = samples.filter(({ served, valid }) => !reads(served, valid));
	expect(misread.map(({ served }) => served.name)).toEqual([]);
});

test('whatever a field holds, it is kept as the contract reads it or refused by its rule', async (context) => {
	const cases = samples.flatMap(({ served, valid }) =>
		fieldPathsOf(served.endpoint.body).flatMap((path) =>
			fieldValues.map(([what, value]): Case => {
				const body = withField(valid, path, value);
				const isAcceptable = reads(served, body);
				const refusals = isAcceptable ? wellFormedRefusals : [400];
				return { served, what: `${path.join('.')} is ${what}`, body, refusals, isAcceptable };
			}),
		),
	);
	expect(await brokenBy(chosen(cases, { quick: 200 }), context)).toEqual([]);
});

test('whatever the body is, it is refused as what it is', async (context) => {
	const cases = samples.flatMap(({ served, valid }) =>
		bodyShapes.map(([what, make]): Case => {
			const body = make({ ...valid });
			const isAcceptable = typeof body === 'string' && reads(served, parsed(body));
			const refusals = isAcceptable ? [...wellFormedRefusals, 413] : [400, 413];
			return { served, what, body, refusals, isAcceptable };
		}),
	);
	expect(await brokenBy(chosen(cases, { quick: 60 }), context)).toEqual([]);
});

test('what a body says beyond what it may is refused or believed by nobody', async (context) => {
	const cases = samples.flatMap(({ served, valid }) =>
		additions.map(([what, added]): Case => {
			const body = JSON.stringify(valid).replace(/^\{/, `{${added},`).replace(',}', '}');
			const isAcceptable = reads(served, JSON.parse(body));
			const refusals = isAcceptable ? wellFormedRefusals : [400];
			return { served, what: `it also holds ${what}`, body, refusals, isAcceptable };
		}),
	);
	expect(await brokenBy(chosen(cases, { quick: 20 }), context)).toEqual([]);
	expect(Object(({} as { isAdmin?: boolean }).isAdmin)).toEqual({});
});

test('what is no number of a row is found nowhere', async (context) => {
	const cases = endpoints
		.filter(({ endpoint }) => endpoint.path.includes(':id'))
		.flatMap((served) =>
			hostileIds.map((id): Case => {
				const [valid] = validBodies[served.name] ?? [];
				const path = served.endpoint.path.replace(':id', id);
				return { served, what: id.slice(0, 60), path, body: valid, refusals: [404] };
			}),
		);
	expect(await brokenBy(chosen(cases, { quick: 80 }), context)).toEqual([]);
});

test('whatever a query asks, it is answered or refused by name', async (context) => {
	const cases = endpoints
		.filter(({ endpoint }) => ['GET', 'DELETE'].includes(endpoint.method))
		.flatMap((served) =>
			queryNames.flatMap((name) =>
				fieldValues.map(([what, value]): Case => {
					const query = new URLSearchParams([[name, String(value).slice(0, 5000)]]);
					const path = `${served.endpoint.path.replace(':id', '2147483647')}?${query}`;
					return {
						served,
						what: `${name} is ${what}`,
						path,
						refusals: [400, 404],
						isAcceptable: true,
					};
				}),
			),
		);
	expect(await brokenBy(chosen(cases, { quick: 60, whole: 4000 }), context)).toEqual([]);
});

/** Sends each case twice. @returns those of which something is not as it must be, and what */
async function brokenBy(cases: Case[], context: Parameters<typeof tell>[0]): Promise<string[]> {
	const wrong: string[] = [];
	for (const one of cases) {
		const problem = await problemOf(one).catch((error: unknown) => String(error));
		if (problem !== null) wrong.push(`${one.served.name}, ${one.what}: ${problem}`);
	}
	tell(context, cases.length);
	return wrong;
}

async function problemOf({ served, path, body, refusals, isAcceptable }: Case) {
	const sent = { body, ...(path !== undefined && { path }) };
	const before = await world.stored();
	const { status, body: reply } = await world.ask(served, sent);
	const after = await world.stored();
	const isAccepted = status === 200 || status === 201;
	if (!isAccepted && !refusals.includes(status)) return `answered ${status}`;
	if (isAccepted && !isAcceptable) return `accepted with ${status}`;
	if (!isAccepted && after !== before) return `refused with ${status}, and something is stored`;
	if (isAccepted && body !== undefined) {
		const read = z.parse(served.endpoint.body, typeof body === 'string' ? parsed(body) : body);
		const fields = await keptOtherwise(world, served.name, Object(read), reply);
		if (fields.length > 0) return `kept ${fields.join(', ')} otherwise`;
	}
	const again = await world.ask(served, sent);
	const isSame = again.status < 300 === isAccepted || served.name === 'POST /api/register';
	return isSame ? null : `answered ${status}, then ${again.status}`;
}

function reads({ endpoint }: ServedEndpoint, body: unknown): boolean {
	return z.safeParse(endpoint.body, body).success;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
