import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { inquiries } from '#src/server/db/schema.ts';

import { servedEndpoints } from '../support/api-endpoints.ts';
import { noDependencies, send, testDependencies } from '../support/api.ts';
import { inquiry, requestCalls } from '../support/request-calls.ts';

const { db, stored } = await requestCalls(handle, '/api/inquiries', inquiries);

function post(use?: string) {
	const headers: Record<string, string> = use === undefined ? {} : { 'X-Form-Use': use };
	const deps = testDependencies(db, { limitsUses: false });
	return send(handle, deps, 'POST', '/api/inquiries', { body: inquiry, headers });
}

test.each([
	['a client that tells nothing', undefined],
	['a person', '48210'],
	['the quickest person', '1000'],
	['somebody who left the page open', '999999999'],
	['words that mean nothing to us', 'filled'],
	['a number that nobody has', '-1'],
])('a form of %s is stored', async (_, use) => {
	expect((await post(use)).status).toBe(201);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});

test.each([
	['with the field filled in that nobody sees', '48210 filled'],
	['sooner than a person can', '999'],
	['at once', '0 filled'],
])('a form %s is refused in words for a person, and nothing is stored', async (_, use) => {
	const { status, body } = await post(use);
	expect(status).toBe(403);
	expect(body).toEqual({
		message: expect.stringMatching(/please send it again, or call us: \+1 \(212\) 555-0142/),
	});
	expect(await stored()).toEqual({ rows: 0, letters: 0 });
});

test('every call that changes something refuses it before it reads anything', async () => {
	const writing = (await servedEndpoints()).filter(({ endpoint }) => endpoint.method !== 'GET');
	for (const { endpoint, handle: answer } of writing) {
		const path = endpoint.path.replace(':id', '1').replace(':reference', 'BD2000001');
		const headers = { 'X-Form-Use': '5000 filled' };
		const { status } = await send(answer, noDependencies, endpoint.method, path, { headers });
		expect([endpoint.path, status]).toEqual([endpoint.path, 403]);
	}
});
