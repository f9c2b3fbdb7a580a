import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { EOL, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { bundleFunctions } from '#src/build/bundle-functions.ts';

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

test.each(names)('Netlify reads in the text of %s what its source says', async (name) => {
	const { config }: { config: unknown } = await import(resolve('functions', `${name}.ts`));
	expect(writtenConfig(await readFile(join(target, `${name}.mjs`), 'utf8'))).toEqual(config);
});

// About 240 KB of each are the driver and drizzle, and 10 KB the looks of letters where any are written. Bookings compute offers and their times again, from about 210 KB of airports; only the
// outbox carries what talks to a mail server; accounts know 24 KB of passwords that are easy to guess, and
// what knows second factors makes their codes; bookings and custom offers write the letters about decisions.
const larger: Record<string, number> = {
	account: 411_000,
	auth: 418_000,
	// Decisions about trips bring calendar files along, whose zones are the airports'.
	'booking-trips': 660_000,
	bookings: 692_000,
	'custom-offers': 394_000,
	// What is done to a booking prices offers again, counts seats, and writes letters with calendar files.
	'desk-booking-page': 616_000,
	'desk-deeds': 716_000,
	'desk-party': 685_000,
	'desk-payments': 640_000,
	'desk-phone': 682_000,
	// Until when a trip is sold is told by the clocks of where it begins, which the airports know.
	departures: 596_000,
	// As `previews`.
	'detail-pages': 897_000,
	'fresh-rows': 912_000,
	overview: 582_000,
	'waiting-list': 617_000,
	'waiting-list-offers': 561_000,
	// What reads and prints pictures comes beside it.
	'desk-pictures': 415_000,
	'desk-replies': 398_000,
	// The catalog's rows are checked against the list of places, and say what each drawing shows; who waits for a tour that
	// goes gets a letter.
	destinations: 636_000,
	flights: 639_000,
	tours: 642_000,
	// React's server, and the components that it draws with; it reads the booking that is glanced at.
	'find-booking': 625_000,
	// What writes letters, and what hashes passwords.
	invitations: 399_000,
	// React's server, the airports and the components of the list; no driver.
	'flight-results': 600_000,
	// It shows a sample of every letter, calendar files too.
	letters: 655_000,
	outbox: 588_000,
	// React's server, the driver, the pages of the catalog, the list of places and what draws the map of a route.
	previews: 897_000,
	// React's server, the driver and the airports.
	quotes: 842_000,
	trips: 1_070_000,
};

/** What each needs to refuse tables that it does not know: the list of migrations, and a question. */
const knowingTables = 5_000;

test.each(bundled)('$name is small enough to start fast', ({ name, bytes }) => {
	expect(bytes).toBeLessThanOrEqual((larger[name] ?? 393_000) + knowingTables);
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
	'src/server/db/seed-command.ts',
	'src/local/host.ts',
	'tests/support/http.ts',
])('a function that would carry %s is refused by its name', async (ballast) => {
	const source = await mkdtemp(join(folder, 'source-'));
	await writeFile(join(source, 'odd.ts'), `export * from '${resolve(ballast)}';`);
	await writeFile(join(source, 'even.ts'), 'export const config = { path: "/even" };');
	const refusal = bundleFunctions(source, join(source, 'bundled'));
	await expect(refusal).rejects.toThrow(`The function odd.mjs would carry`);
	await expect(refusal).rejects.toThrow(ballast);
});

test('a bundled package of CommonJS finds the modules of Node', async () => {
	const source = await mkdtemp(join(folder, 'source-'));
	await writeFile(join(source, 'old.cjs'), "exports.end = require('node:os').EOL;");
	await writeFile(join(source, 'newer.ts'), "import { end } from './old.cjs'; console.log(end);");
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
