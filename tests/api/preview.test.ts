import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import type { Config, Context } from '@netlify/functions';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { functionContext } from '#src/local/functions/function-context.ts';
import { closeDatabase } from '#src/server/db/client.ts';

import { servedEndpoints } from '../support/api-endpoints.ts';
import { apiRequest, ownHost } from '../support/api.ts';
import { readAnswer } from '../support/http.ts';

type Run = (request: Request, context: Context) => Promise<Response | undefined>;
type FunctionModule = { config: Config & { schedule?: string }; default: Run };

const modules = await Promise.all(
	readdirSync('functions')
		.filter((name) => name.endsWith('.ts'))
		.map((file): Promise<FunctionModule> => import(resolve('functions', file))),
);
const calls = (await servedEndpoints()).map(({ run, endpoint: { method, path } }) => ({
	run,
	method,
	path,
}));
const changes = calls.filter(({ method }) => method !== 'GET');
const scheduled = modules.filter(({ config }) => config.schedule !== undefined);

let logged: string[] = [];

beforeEach(() => {
	logged = [];
	for (const level of ['info', 'warn', 'error'] as const) {
		vi.spyOn(console, level).mockImplementation((line: string) =>
			logged.push(JSON.parse(line).event),
		);
	}
	// A server that nobody reaches: whatever needs a row fails.
	vi.stubEnv('DATABASE_URL', 'postgresql://app@nobody.neon.tech/app');
	return () => {
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
	};
});
afterAll(closeDatabase);

function contextOf(deploy: string): Context {
	const url = new URL(ownHost);
	const waitUntil = () => undefined;
	const local = functionContext({ url, params: {}, ip: '203.0.113.7', requestId: 'r', waitUntil });
	return { ...local, deploy: { context: deploy, id: '', published: false } };
}

async function ask(run: Run, method: string, path: string, deploy: string) {
	const answer = await run(
		apiRequest(method, path.replace(':id', '1').replace(':reference', 'BD2000001')),
		contextOf(deploy),
	);
	return readAnswer(answer ?? new Response());
}

test.each(['deploy-preview', 'branch-deploy', 'preview-server'])(
	'a %s with the database of production refuses every change before it looks at it, and says why',
	async (deploy) => {
		const message = 'This is a preview of the site: nothing can be sent or changed here.';
		expect(changes.length).toBeGreaterThan(20);
		for (const { run, method, path } of changes) {
			const { status, body } = await ask(run, method, path, deploy);
			expect({ method, path, status, body }).toEqual({
				method,
				path,
				status: 403,
				body: { message },
			});
		}
	},
);

const open = changes.filter(({ path, method }) => method === 'POST' && !path.includes('admin'));

test.each([
	['the site itself', 'production', ''],
	['a developer’s machine', 'dev', ''],
	['a preview with a database of its own', 'deploy-preview', 'own'],
])('%s takes what is sent', async (_what, deploy, database) => {
	vi.stubEnv('PREVIEW_DATABASE', database);
	expect(open.length).toBeGreaterThan(5);
	// Without a body, or a session, they are refused by the next in line.
	for (const { run, path } of open) {
		const { status } = await ask(run, 'POST', path, deploy);
		expect([path, status]).toEqual([path, expect.toBeOneOf([401, 415, 503])]);
	}
});

test('a preview can be looked at', async () => {
	const session = calls.find(({ method, path }) => method === 'GET' && path === '/api/session');
	const answer = session && (await ask(session.run, 'GET', session.path, 'deploy-preview'));
	expect(answer).toMatchObject({ status: 200, body: { user: null } });
});

test('in a preview nothing is done by a schedule: no letter is sent', async () => {
	expect(scheduled.length).toBeGreaterThan(0);
	const byHand = new Request(ownHost, { method: 'POST', body: '{}' });
	for (const { default: run } of scheduled) await run(byHand, contextOf('deploy-preview'));
	expect(logged).toEqual(scheduled.map(() => expect.stringMatching(/ left to production$/)));
	logged = [];
	for (const { default: run } of scheduled) await run(byHand, contextOf('production'));
	// It does it, and there is no database.
	expect(logged.filter((event) => event.endsWith(' failed')).length).toBeGreaterThanOrEqual(
		scheduled.length,
	);
});

test('the build of a preview leaves the tables of production as they are', async () => {
	const command = resolve('src/server/commands/migrate.ts');
	const { PATH = '', DATABASE_URL = '' } = process.env;
	const preview = { PATH, DATABASE_URL, NETLIFY: 'true', CONTEXT: 'deploy-preview' };
	const migrate = (more: Record<string, string> = {}) =>
		promisify(execFile)(process.execPath, [command], { env: { ...preview, ...more } });
	expect((await migrate()).stdout).toContain('nothing is migrated');
	await expect(migrate({ PREVIEW_DATABASE: 'own' })).rejects.toThrow(/Command failed/);
	await expect(migrate({ CONTEXT: 'production' })).rejects.toThrow(/Command failed/);
});
