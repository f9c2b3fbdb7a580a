import { beforeEach, expect, test, type TestContext, vi } from 'vitest';
import * as z from 'zod/mini';

import { fieldPathsOf, type ServedEndpoint } from '../../support/api-endpoints.ts';
import { testDatabase } from '../../support/database.ts';
import { chosen, tell } from '../support/run.ts';
import { additions, bodyShapes } from './body-shapes.ts';
import { fieldValues } from './field-values.ts';
import { asTyped, problemOfForm, takesForms } from './forms.ts';
import { hostileIds } from './hostile-ids.ts';
import { queryNames } from './query-names.ts';
import { keptOtherwise } from './stored-as-parsed.ts';
import { validBodies } from './valid-bodies.ts';
import { withField } from './with-field.ts';
import { endpoints, hostileWorld, type HostileWorld } from './world.ts';

const db = await testDatabase();
let world: HostileWorld;
/** The case that is being tried. */
let trying: Promise<string | null> = Promise.resolve(null);
beforeEach(async () => {
	// One that is out of time leaves nothing to the next test: neither its other cases nor a call on its way.
	await trying;
	world = await hostileWorld(db);
	// Deployed, the pages in which a form is drawn again come from the site.
	vi.stubEnv('SITE_ID', 'ours');
	vi.stubGlobal('fetch', async () => new Response(shell));
	return () => {
		vi.unstubAllEnvs();
		vi.unstubAllGlobals();
	};
});

const shell = '<title>x | y</title><section class="a" data-filled></section>';

type Case = {
	served: ServedEndpoint;
	what: string;
	path?: string;
	body?: unknown;
	/** What a refusal may be; anything else is to be accepted. */
	refusals: number[];
	isAcceptable?: boolean;
};

// What takes a file as it is, tests/api/pictures-refused.test.ts tries.
const withBody = endpoints.filter(
	({ endpoint }) => !['GET', 'DELETE'].includes(endpoint.method) && !endpoint.takesFile,
);
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

test('what an endpoint of a trip or an account takes is taken', async () => {
	const isOwn = /\/(trips|account|bookings\/:id\/(messages|link|cancellation))(\/|$)/;
	const own = samples.filter(({ served }) => isOwn.test(served.endpoint.path));
	const refused: string[] = [];
	for (const { served, valid } of own) {
		const { status, body } = await world.ask(served, { body: valid });
		if (status >= 300) refused.push(`${served.name}: ${status} ${JSON.stringify(body)}`);
	}
	expect(refused).toEqual([]);
});

test('whatever a field holds, it is kept as the contract reads it or refused by its rule', async (context) => {
	const cases = samples.flatMap(({ served, valid }) =>
		fieldPathsIn(served, valid).flatMap((path) =>
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

test('whatever a form of the pages brings, it is taken as its contract reads it or refused', async (context) => {
	const ofForms = samples.filter(({ served }) => takesForms(served));
	expect(ofForms.length).toBeGreaterThan(10);
	const cases = ofForms.flatMap(({ served, valid }) => [
		{ served, what: 'a valid form', body: valid },
		...fieldPathsIn(served, valid).flatMap((path) =>
			fieldValues.map(([what, value]) => {
				const body = withField(valid, path, asTyped(value));
				return { served, what: `${path.join('.')} is ${what}`, body };
			}),
		),
	]);
	const wrong: string[] = [];
	const tried = chosen(cases, { quick: 80 });
	for (const { served, what, body } of tried) {
		context.signal.throwIfAborted();
		trying = problemOfForm(world, served, body).catch(String);
		const problem = await trying;
		if (problem !== null) wrong.push(`${served.name}, ${what}: ${problem}`);
	}
	tell(context, tried.length);
	expect(wrong).toEqual([]);
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
				// '%2e%2e' leads out of the folder, to an address that may be there for other methods.
				const refusals = id === '%2e%2e' ? [404, 405] : [404];
				return { served, what: id.slice(0, 60), path, body: valid, refusals };
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

/** What can be done but once, and how it is refused then: a name or a day is taken, or nothing is held any more. */
const onceOnly: Partial<Record<string, number>> = {
	'POST /api/register': 409,
	'POST /api/desk/templates': 400,
	'POST /api/admin/departures': 400,
	'POST /api/admin/people/erase': 404,
};

/** Sends each case twice. @returns those of which something is not as it must be, and what */
async function brokenBy(cases: Case[], context: TestContext): Promise<string[]> {
	const wrong: string[] = [];
	for (const one of cases) {
		context.signal.throwIfAborted();
		trying = problemOf(one).catch(String);
		const problem = await trying;
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
	// What is done makes another version of its row, or is done already; the same attempt would be the same operation.
	const isLater =
		/^POST \/api\/(desk|admin)\/[a-z-]+\/:id\//.test(served.name) && again.status === 409;
	const isOnce = again.status === onceOnly[served.name];
	const isSame = again.status < 300 === isAccepted || isLater || isOnce;
	return isSame ? null : `answered ${status}, then ${again.status}`;
}

/** The fields of the contract, and of a valid body those whose names the contract leaves open. */
function fieldPathsIn({ endpoint }: ServedEndpoint, valid: object): (string | number)[][] {
	const known = fieldPathsOf(endpoint.body);
	const names = new Set(known.map((path) => path.join('.')));
	const more = Object.entries(valid).flatMap(([name, value]) =>
		typeof value === 'object' && !Array.isArray(value)
			? Object.keys(Object(value)).map((key) => [name, key])
			: [],
	);
	return [...known, ...more.filter((path) => !names.has(path.join('.')))];
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
