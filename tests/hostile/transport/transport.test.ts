import { beforeAll, expect, test } from 'vitest';

import { ensureAdministrator } from '#src/server/users/administrator.ts';

import { adminPassword } from '../../support/admin-password.ts';
import { type ServedEndpoint, servedEndpoints } from '../../support/api-endpoints.ts';
import { leakIn } from '../../support/http.ts';
import { testPostgres } from '../../support/postgres.ts';
import { takesForms } from '../inputs/forms.ts';
import { validBodies } from '../inputs/valid-bodies.ts';
import { hostileSite, throughBridge } from '../serving/hostile-site.ts';
import { chosen, tell } from '../support/run.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-request.ts';
import { transportCases } from './transport-cases.ts';

const postgres = await testPostgres({ isPatient: false });
const adminEmail = 'boss@example.com';
beforeAll(() => ensureAdministrator(postgres.database, { adminEmail, adminPassword }));

/** What an endpoint that takes no body may make of it. */
const readings = [0, 200, 204, 304, 400, 401, 403, 404, 405, 409, 413, 415, 417, 431, 505];

/** Two would end the session of the others; the third looks for jobs in a build. */
const leftOut = new Set([
	'POST /api/logout',
	'POST /api/admin/sign-out-everywhere',
	'POST /api/applications',
]);

test('whatever becomes of a message on its way, it is answered or refused, and the process goes on', async (context) => {
	const site = await hostileSite({ env: throughBridge(postgres) });
	const { pid } = site;
	const cookie = await signIn(site.url);
	const endpoints = (await servedEndpoints()).filter(({ name }) => !leftOut.has(name));
	const all = endpoints.flatMap((served) =>
		transportCases.map(({ change, ...one }) => {
			const request = requestOf(served, new URL(site.url).host, cookie);
			return { served, request: { ...request, ...change(request) }, ...one };
		}),
	);
	const cases = chosen(all, { quick: 60 });
	const wrong: string[] = [];
	for (const { served, name, request, answers } of cases) {
		const allowed = takesBody(served)
			? [...answers, ...ofOthers(served), ...ofForms(served, name)]
			: readings;
		const problem = await sendRaw(site.url, request)
			.then((answer) => problemIn(answer, request, allowed))
			.catch(String);
		if (problem !== null) wrong.push(`${served.name}, ${name}: ${problem}`);
	}
	tell(context, cases.length);
	expect(wrong).toEqual([]);
	expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
	expect(site.pid).toBe(pid);
	expect(site.output()).not.toMatch(/"level":"error"|Error:/);
});

function requestOf({ name, endpoint }: ServedEndpoint, host: string, cookie: string): RawRequest {
	const body = JSON.stringify(validBodies[name]?.[0] ?? {});
	return {
		method: endpoint.method,
		target: endpoint.path.replace(':id', '2147483647').replace(':reference', 'BD2000001'),
		version: 'HTTP/1.1',
		headers: [
			['Host', host],
			['Connection', 'close'],
			['Content-Type', 'application/json'],
			['Content-Length', String(Buffer.byteLength(body))],
			['Cookie', endpoint.access === undefined ? 'theme=dark' : cookie],
		],
		body,
	};
}

/**
 * What is open to nobody here, before the message is looked at: a trip, where a form is led to its page, and a traveller's
 * account, which the administrator has none of.
 */
function ofOthers({ endpoint }: ServedEndpoint): number[] {
	if (endpoint.path.includes(':reference')) return [303, 404];
	return endpoint.access === 'account' ? [403] : [];
}

/** A form that a browser sends without a script is read, and what is not one has nothing in it. */
function ofForms(served: ServedEndpoint, name: string): number[] {
	return takesForms(served) && name.includes('form-urlencoded') ? [400] : [];
}

/** What is in a file is looked at by whatever prints pictures: as it comes, up to another limit. */
function takesBody({ endpoint }: ServedEndpoint): boolean {
	return !['GET', 'DELETE'].includes(endpoint.method) && !endpoint.takesFile;
}

async function signIn(url: string): Promise<string> {
	const response = await givePassword(`${url}/api/admin/login`);
	const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
	// Again, for what asks for it again.
	await givePassword(`${url}/api/admin/confirm`, cookie);
	return cookie;
}

async function givePassword(address: string, cookie = ''): Promise<Response> {
	const response = await fetch(address, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Cookie: cookie },
		body: JSON.stringify({ password: adminPassword }),
	});
	expect(response.status).toBe(200);
	return response;
}

function problemIn(answer: RawAnswer, request: RawRequest, allowed: number[]): string | null {
	const status = answer.kind === 'closed' ? 0 : answer.status;
	if (!allowed.includes(status)) return `answered ${status}`;
	if (answer.kind === 'closed' || status === 204 || status === 304) return null;
	const leak = leakIn(answer.head + answer.body);
	if (leak !== null) return `answered ${status} and leaks ${leak}`;
	const type = /^content-type: (.*)$/im.exec(answer.head)?.[1];
	// What is no request at all, Node refuses itself: without a word.
	if (type === undefined && ['', '0\r\n\r\n'].includes(answer.body)) return null;
	const mayBePage = !isOfApi(request) || isFormOfTrip(request);
	const isPage = type?.startsWith('text/html') === true && mayBePage;
	const isJson = type === 'application/json; charset=utf-8';
	return isPage || isJson ? null : `answered ${status} as ${type}`;
}

/** Who sends a form without a script reads a page. */
function isFormOfTrip({ target, headers }: RawRequest): boolean {
	const isForm = headers.some(([, value]) => value.includes('form-urlencoded'));
	return isForm && target.startsWith('/api/trips/');
}

function isOfApi({ target }: RawRequest): boolean {
	return target === '*' || new URL(target, 'http://site.example').pathname.startsWith('/api/');
}
