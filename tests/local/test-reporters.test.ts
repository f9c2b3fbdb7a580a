import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { run } from '../../scripts/run.ts';

// Each runner runs tests of its own in a folder of its own, with this project's reporter.
// Each starts processes, which a busy machine is slow to do.
vi.setConfig({ testTimeout: 300_000 });
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bright-departures-reporters-'));
	await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

const green = `
	import { test } from 'vitest';
	test('it shines', () => console.warn('the log of the sun'));
`;

test('Vitest prints nothing of what passes', async () => {
	expect(await vitest({ 'green.test.ts': green })).toEqual({
		output: '',
		report: { passed: 1, failures: [], files: [fileTime('green.test.ts')], isWhole: true },
	});
});

test('Vitest tells what fails in, around and between tests, with the log of these only, and without colors if asked', async () => {
	const { output, report } = await vitest({
		'green.test.ts': green,
		'red.test.ts': `
			import { describe, expect, test } from 'vitest';
			test('it rains', () => {
				console.warn('the log of the rain');
				expect('dry').toBe('wet');
			});
			test.skip('it snows', () => {});
		`,
		'chain.test.ts': `
			import { test } from 'vitest';
			test('it thunders', () => {
				const cause = new Error('no such cloud');
				throw new Error('Failed query: ' + 'select '.repeat(100), { cause });
			});
		`,
		'broken.test.ts': `import './nowhere.ts';`,
		'stray.test.ts': `
			import { test } from 'vitest';
			test('it blows', async () => {
				void Promise.reject(new Error('gone with the wind'));
				await new Promise((done) => setTimeout(done, 50));
			});
		`,
	});
	expect(output).toContain('the log of the rain');
	expect(output).not.toContain('the log of the sun');
	expect(output).not.toContain('\u001B');
	expect(report).toMatchObject({ passed: 2 });
	expect(report.failures).toHaveLength(5);
	expect(report.failures).toEqual(
		expect.arrayContaining([
			failure('red.test.ts', 'it rains', "expected 'dry' to be 'wet'"),
			failure('red.test.ts', 'it snows', 'It was skipped.'),
			failure('chain.test.ts', 'it thunders', ' ← no such cloud'),
			failure('broken.test.ts', 'around its tests', 'nowhere.ts'),
			failure('stray.test.ts', 'outside of a test', 'gone with the wind'),
		]),
	);
});

test('Playwright prints nothing of what passes, and of what fails what its server logged for it', async () => {
	const { output, report } = await playwright({
		'playwright.config.ts': `export default { testDir: '.' };`,
		'home.spec.ts': `
			import { expect, test } from 'playwright/test';
			test('it shines', () => console.log('the words of the sun'));
			test.describe('on a phone', () => {
				test('it rains', async ({}, test) => {
					console.log('the words of the rain');
					await test.attach('server log', { body: 'asked by the rain' });
					expect('dry').toBe('wet');
				});
				test.skip('it snows', () => {});
			});
		`,
	});
	expect(output).toContain('✗ home.spec.ts:5 › on a phone › it rains');
	expect(output).toContain('the words of the rain');
	expect(output).toContain('asked by the rain');
	for (const word of ['sun', 'shines', '\u001B']) expect(output).not.toContain(word);
	expect(report).toEqual({
		passed: 1,
		failures: [
			failure('home.spec.ts', 'on a phone › it rains', 'Error: '),
			failure('home.spec.ts', 'on a phone › it snows', 'It was skipped.'),
		],
		files: [fileTime('home.spec.ts')],
		isWhole: true,
	});
});

test('an error outside of browser tests is a failure', async () => {
	const { report } = await playwright({
		'playwright.config.ts': `export default { testDir: '.', globalSetup: './set-up.ts' };`,
		'set-up.ts': `export default () => { throw new Error('The server did not start.'); };`,
		'home.spec.ts': `import { test } from 'playwright/test'; test('it shines', () => {});`,
	});
	expect(report.passed).toBe(0);
	expect(report.failures).toEqual([
		failure('playwright', 'outside of a test', 'The server did not start.'),
	]);
});

test('what had failed when the runner was killed is kept', async () => {
	const killing = "process.kill(process.ppid, 'SIGKILL'); await new Promise(() => {});";
	const inVitest = await vitest({
		'vitest.config.ts': `export default { test: { fileParallelism: false, sequence: { sequencer: class {
			shard = (files) => files;
			sort = (files) => files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
		} } } };`,
		'a-red.test.ts': `import { test } from 'vitest'; test('it rains', () => { throw new Error('wet'); });`,
		'b-killing.test.ts': `import { test } from 'vitest'; test('it ends', async () => { ${killing} });`,
	});
	expect(inVitest.report).toMatchObject({
		failures: [failure('a-red.test.ts', 'it rains', 'wet')],
		isWhole: false,
	});
	const inPlaywright = await playwright({
		'playwright.config.ts': `export default { testDir: '.', workers: 1 };`,
		'home.spec.ts': `
			import { test } from 'playwright/test';
			test('it rains', () => { throw new Error('wet'); });
			test('it ends', async () => { ${killing} });
		`,
	});
	expect(inPlaywright.report).toMatchObject({
		failures: [failure('home.spec.ts', 'it rains', 'wet')],
		isWhole: false,
	});
});

const reporter = (name: string) => `--reporter=${resolve(`tests/support/${name}-reporter.ts`)}`;

async function vitest(files: Record<string, string>) {
	// No settings of this project.
	const settings = { 'vitest.config.ts': 'export default {};' };
	return runIn({ ...settings, ...files }, 'vitest', 'run', reporter('vitest'));
}

async function playwright(files: Record<string, string>) {
	return runIn(files, 'playwright', 'test', reporter('playwright'));
}

type Report = { passed: number; failures: object[]; files: object[] };

async function runIn(files: Record<string, string>, command: string, ...parameters: string[]) {
	const cwd = join(folder, command);
	await rm(cwd, { recursive: true, force: true });
	for (const [name, text] of Object.entries(files)) {
		const path = join(cwd, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, text);
	}
	const file = join(folder, 'report.json');
	const { output } = await run(command, parameters, {
		cwd,
		env: { TEST_REPORT_FILE: file, NO_COLOR: '1', VITEST: '', NODE_ENV: '' },
	});
	const report: Report = JSON.parse(await readFile(file, 'utf8'));
	return { output, report };
}

function failure(file: string, name: string, reason: string) {
	return { file, test: name, reason: expect.stringContaining(reason) };
}

function fileTime(file: string) {
	return { file, seconds: expect.any(Number) };
}
