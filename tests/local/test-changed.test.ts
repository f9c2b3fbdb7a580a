import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserTestsOf } from '../../scripts/changed/browser-tests.ts';
import { changedFiles } from '../../scripts/changed/changed-files.ts';
import { checksOf } from '../../scripts/changed/checks-of.ts';
import { importersOfAll } from '../../scripts/changed/importers.ts';
import { pageSources } from '../../scripts/changed/page-source.ts';
import { mapOf } from '../../scripts/changed/record-map.ts';
import { relatedTests } from '../../scripts/changed/related-tests.ts';
import { sourcesOfScript } from '../../scripts/changed/script-sources.ts';
import { usersOfStyle } from '../../scripts/changed/style-users.ts';
import { run } from '../../scripts/run.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bright-departures-changed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const dialog = 'src/islands/x/Dialog.tsx';
const page = 'src/islands/x/Page.tsx';
const importers = new Map([
	[dialog, [page]],
	[page, ['src/pages/x.astro']],
	['src/domain/sum.ts', [dialog, 'tests/domain/sum.test.ts', 'tests/support/sums.ts']],
	['tests/support/sums.ts', ['tests/api/far.test.ts', 'tests/api/sums-plan.test.ts']],
]);
const isThere = () => true;

test('of those who execute a source most, the test that does little else is the most specific', () => {
	const executions = new Map([
		[
			dialog,
			new Map([
				['all.spec.ts', 9],
				['dialog.spec.ts', 8],
				['glimpse.spec.ts', 2],
			]),
		],
		[
			page,
			new Map([
				['all.spec.ts', 90],
				['dialog.spec.ts', 5],
				['glimpse.spec.ts', 80],
			]),
		],
	]);
	expect(mapOf(executions)).toEqual({
		[dialog]: ['dialog.spec.ts', 'all.spec.ts'],
		[page]: ['glimpse.spec.ts', 'all.spec.ts'],
	});
});

test('a changed piece selects the browser tests that the map has of it, three at most', () => {
	const map = {
		[dialog]: ['a.spec.ts', 'b.spec.ts', 'c.spec.ts'],
		[page]: ['d.spec.ts', 'c.spec.ts'],
	};
	const selected = (...files: string[]) => browserTestsOf(files, map, importers, isThere);
	expect(selected(dialog)).toEqual(['a.spec.ts', 'b.spec.ts', 'c.spec.ts']);
	expect(selected(dialog, page)).toEqual(['a.spec.ts', 'd.spec.ts', 'c.spec.ts']);
	expect(selected('src/domain/sum.ts')).toEqual([]);
	expect(selected(dialog, 'tests/e2e/own.spec.ts')[0]).toBe('tests/e2e/own.spec.ts');
});

test('a stylesheet has the tests of the page that imports it before those of who names its classes', () => {
	const style = 'src/styles/find-trip.css';
	const [user = ''] = usersOfStyle(style);
	const map = { 'src/pages/x.astro': ['x.spec.ts'], [user]: ['user.spec.ts'] };
	const select = (known: [string, string[]][]) =>
		browserTestsOf([style], map, new Map(known), isThere);
	expect(select([[style, ['src/pages/x.astro']]])).toEqual(['x.spec.ts']);
	expect(select([])).toEqual(['user.spec.ts']);
});

test('a piece that the map does not know has the tests of the nearest that needs it; what is gone is not run', () => {
	const map = { [page]: ['gone.spec.ts'], 'src/pages/x.astro': ['x.spec.ts'] };
	const isKept = (spec: string) => spec !== 'gone.spec.ts';
	expect(browserTestsOf([dialog], map, importers, isKept)).toEqual(['x.spec.ts']);
});

test('the nearest tests of a changed formula come first, and none that takes long is among them', () => {
	expect(relatedTests(['src/domain/sum.ts'], importers)).toEqual({
		files: ['tests/domain/sum.test.ts', 'tests/api/far.test.ts'],
		left: 0,
	});
});

test('of very many tests those nearest are run, and the others counted', () => {
	const many = Array.from({ length: 50 }, (_, index) => `tests/api/${index}.test.ts`);
	const { files, left } = relatedTests(
		['a.ts'],
		new Map([
			['a.ts', ['b.ts']],
			['b.ts', many],
		]),
	);
	expect(files.length).toBeLessThan(50);
	expect(files.length + left).toBe(50);
});

test('a change is checked with whoever imports it, and pages only with a page', () => {
	const checks = checksOf(['src/domain/sum.ts'], importers);
	expect(checks.map(({ name }) => name)).toEqual(['format', 'lint and types']);
	expect(checks[1]?.parameters).toEqual(expect.arrayContaining(['src/domain/sum.ts', dialog]));
	expect(checksOf(['src/pages/x.astro'], importers).map(({ name }) => name)).toEqual([
		'format',
		'types of pages',
	]);
});

test('all code is known by who imports it', () => {
	expect(importersOfAll().get('scripts/changed/page-source.ts')).toEqual([
		'scripts/changed/record-map.ts',
		'tests/local/test-changed.test.ts',
	]);
});

test('a stylesheet is of whoever names its classes', () => {
	const [first] = usersOfStyle('src/styles/find-trip.css');
	expect(first).toMatch(/^src\/(?:components|islands|pages)\//);
	expect(usersOfStyle('src/styles/tokens.css')).not.toContain('src/paths.ts');
});

test('an address is of the page that draws it', () => {
	const pageOf = pageSources();
	expect(pageOf('/')).toBe('src/pages/index.astro');
	expect(pageOf('/tours')).toBe('src/pages/tours/index.astro');
	expect(pageOf('/tours/3')).toBe('src/pages/tours/[id].astro');
	expect(pageOf('/trip/BD1234567')).toBe('src/pages/trip/shell.astro');
	expect(pageOf('/no/such/page/at/all')).toBeNull();
});

test('a place in a script is of the source that its map tells', async () => {
	const [script, mapFile] = [join(folder, 'a.js'), join(folder, 'a.js.map')];
	const sources = [
		'../../src/ui/A.tsx?copy-of=x',
		'../../node_modules/b/b.js',
		'../../src/ui/C.tsx',
	];
	// In the third line, each has five characters.
	const map = { version: 3, names: [], sources, mappings: ';;AAAA,KCAA,KCAA' };
	await writeFile(script, '\n\naaaaabbbbbccccc');
	await writeFile(mapFile, JSON.stringify(map));
	const sourceAt = await sourcesOfScript(script, mapFile);
	expect([2, 6, 7, 11, 12].map((offset) => sourceAt?.(offset))).toEqual([
		'src/ui/A.tsx',
		'src/ui/A.tsx',
		null,
		null,
		'src/ui/C.tsx',
	]);
	expect(await sourcesOfScript(script, join(folder, 'missing.map'))).toBeNull();
});

test('what was changed, committed since or is new is told, and what was deleted is not', async () => {
	const git = async (...parameters: string[]) => {
		const { ok, output } = await run('git', parameters, { cwd: folder });
		if (!ok) throw new Error(output);
	};
	await git('init', '--quiet');
	for (const name of ['kept.ts', 'gone.ts', 'changed.ts']) await writeFile(join(folder, name), '1');
	await git('add', 'kept.ts', 'gone.ts', 'changed.ts');
	await git(
		'-c',
		'user.name=A',
		'-c',
		'user.email=a@example.com',
		'commit',
		'--quiet',
		'-m',
		'One',
	);
	await rm(join(folder, 'gone.ts'));
	await writeFile(join(folder, 'changed.ts'), '2');
	await writeFile(join(folder, 'new.ts'), '3');
	const changed = await changedFiles('HEAD', folder);
	expect(changed).toEqual(expect.arrayContaining(['changed.ts', 'new.ts']));
	expect(changed).not.toContain('gone.ts');
	expect(changed).not.toContain('kept.ts');
	await expect(changedFiles('no-such-commit', folder)).rejects.toThrow('no-such-commit');
});
