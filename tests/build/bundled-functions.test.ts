import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { EOL, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { bundleFunctions } from '#src/build/bundle-functions.ts';
import { functionConfigs } from '#src/build/function-configs.ts';

import { writtenConfig } from '../support/bundled-config.ts';

const folder = await mkdtemp(join(tmpdir(), 'bright-functions-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the build knows of the machine, and no bundle may. */
const secrets = {
	DATABASE_URL: 'postgresql://canary-user:canary-word@db.example/app',
	ADMIN_EMAIL: 'canary@example.com',
	ADMIN_PASSWORD: 'canary twelve',
	SMTP_URL: 'smtps://canary:canary@mail.example:465',
	BUILD_HOOK_URL: 'https://hooks.example/canary',
	NODE_ENV: 'canary-mode',
};
for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
const target = join(folder, 'bundled');
const bundled = await bundleFunctions('functions', target);
vi.unstubAllEnvs();

const files = (await readdir('functions')).filter((name) => name.endsWith('.ts'));
const names = files.map((file) => basename(file, '.ts'));

test('every function is one file, and nothing else is written but its source map', async () => {
	expect(bundled.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
	const expected = names.flatMap((name) => [`${name}.mjs`, `${name}.mjs.map`]);
	expect((await readdir(target)).toSorted()).toEqual(expected.toSorted());
});

test.each(await functionConfigs('functions'))(
	'Netlify reads in the text of $name what its source works out',
	async ({ name, config }) => {
		expect(writtenConfig(await readFile(join(target, `${name}.mjs`), 'utf8'))).toEqual(config);
	},
);

// About 240 KB of each are the driver and drizzle, and 10 KB the looks of letters where any are written.
const larger: Record<string, number> = {
	// Letters that name where the countries of a tour say who needs a visa: every place that we know.
	'ahead-letters': 400_000,
	// All of it in rooms, of which a process runs what it is asked for: React's server and the components of trips too.
	api: 1_625_000,
	// React's server, the airports and the components of the list; no driver.
	'flight-results': 560_000,
	// Letters with calendar files, whose zones are the airports'; what talks to a mail server.
	outbox: 603_000,
	// React's server, the driver, the pages of the catalog, of quotes, of trips and of accounts, and what draws the map of a route.
	pages: 1_136_000,
	// It names every table, as all do, and is near what the others may be.
	'review-requests': 376_000,
	// What reads and prints pictures comes beside it.
	upload: 411_000,
	// Until when a trip is sold is told by the clocks of where it begins, which the airports know.
	'waiting-list-offers': 578_000,
};

/** What each needs to refuse tables that it does not know: the list of migrations, a question, and the tables that it does. */
const knowingTables = 9_500;

test.each(bundled)('$name is small enough to start fast', ({ name, bytes }) => {
	expect(bytes).toBeLessThanOrEqual((larger[name] ?? 372_000) + knowingTables);
});

test('no bundle holds anything of the environment in which it was made', async () => {
	const codes = bundled.map(async ({ name, file }) => ({
		name,
		code: await readFile(file, 'utf8'),
	}));
	const leaking = (await Promise.all(codes)).filter(({ code }) => code.includes('canary'));
	expect(leaking.map(({ name }) => name)).toEqual([]);
});

test.each([
	'src/server/db/embedded-database.ts',
	'src/server/commands/seed.ts',
	'src/local/host.ts',
	'tests/support/http.ts',
])('a function that would carry %s is refused by its name', async (ballast) => {
	const source = await mkdtemp(join(folder, 'source-'));
	await writeFile(
		join(source, 'odd.ts'),
		`import * as all from '${resolve(ballast)}'; export default all;`,
	);
	await writeFile(join(source, 'even.ts'), 'export default 2;');
	const refusal = bundleFunctions(source, join(source, 'bundled'));
	await expect(refusal).rejects.toThrow(`The function odd.mjs would carry`);
	await expect(refusal).rejects.toThrow(ballast);
});

test('a bundled package of CommonJS finds the modules of Node', async () => {
	const source = await mkdtemp(join(folder, 'source-'));
	await writeFile(join(source, 'old.cjs'), "exports.end = require('node:os').EOL;");
	await writeFile(
		join(source, 'newer.ts'),
		"import { end } from './old.cjs'; console.log(end); export default end;",
	);
	const [newer] = await bundleFunctions(source, join(source, 'bundled'));
	expect(execFileSync(process.execPath, [newer?.file ?? '']).toString()).toBe(EOL + EOL);
});

test.each(['`/a`', '["/a", ...more]', 'path'])('a path that is written %s is not read', (path) => {
	const code = `var more=[],c={path:${path}};export{c as config};`;
	expect(() => writtenConfig(code)).toThrow(SyntaxError);
});

test('Netlify deploys what the build wrote, and bundles nothing itself', async () => {
	const settings = await readFile('netlify.toml', 'utf8');
	expect(settings).toContain('\ndirectory = ".functions"\nnode_bundler = "none"\n');
});
