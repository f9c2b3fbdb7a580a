import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

import { describe, expect, test } from 'vitest';

import { circlesOf, filesIn, importsIn, importsOf, isCode, read } from '../scripts/import-graph.ts';
import { forAllButDomain, layers, looseFiles, shownFiles } from './support/layers.ts';
import { rooms, upwardImport } from './support/rooms.ts';

/** What runs in a browser or in a build. */
const besideTheServer = [
	'src/browser/',
	'src/build/',
	'src/components/',
	'src/elements/',
	'src/islands/',
	'src/layouts/',
	'src/pages/',
	'src/stores/',
	'src/ui/',
];

const bans: [what: string, pattern: RegExp, allowed: string[]][] = [
	[
		'markup made of text',
		/dangerouslySetInnerHTML|set:html|\.(inner|outer)HTML|insertAdjacentHTML/,
		// A script of data, in which no text can end the script; the logo, of which `logo-problem.ts` lets shapes pass alone.
		['src/components/site/StructuredData.astro', 'src/components/site/Mark.astro'],
	],
	[
		'HTML read from text',
		/DOMParser|(parse|set)HTML|createContextualFragment/,
		['src/elements/parsed-html.ts'],
	],
	// The statements of committed migrations, the status words of a column's check, and names out of the database's catalog.
	[
		'SQL made of text',
		/sql\.(raw|identifier)\(/,
		[
			'src/server/db/migrate.ts',
			'src/server/db/schema/columns.ts',
			'src/server/db/backup/stored-tables.ts',
		],
	],
	[
		'a transaction that does not begin in one place',
		/\.transaction\(/,
		['src/server/db/in-transaction.ts'],
	],
	['a calendar date read in the local time zone', /new Date\(['"`]\d{4}-\d\d-\d\d['"`]\)/, []],
	// All others are given a clock, and a test can say what time it is.
	[
		'the time but by the one clock of the server',
		/new Date\(\)|Date\.now\(\)/,
		['src/server/platform/clock.ts', 'src/collections/check-folders.ts', ...besideTheServer],
	],
	['code made of text', /\beval\(|new Function\(/, []],
	['the whole of zod', /from ['"]zod['"]/, []],
	['a silenced type check', /@ts-(ignore|nocheck)/, []],
	[
		'the console',
		/\bconsole\.\w+\(/,
		// A browser has no other log; commands talk to whoever runs them.
		[
			'src/local/',
			'src/server/platform/command.ts',
			'src/server/platform/log.ts',
			'src/server/commands/',
			'src/browser/',
			'src/stores/',
		],
	],
];

const longestFile = 300;
const dataFiles =
	/\.json$|^src\/server\/db\/(seed-data|migrations)\/|^scripts\/airports\/corrections/;

const sources = [...filesIn('src'), ...filesIn('functions')];

test.each(sources.filter(isCode))('%s imports only what its layer may', (file) => {
	const refused = importsOf(file).filter((imported) => !mayImport(file, imported));
	expect(refused).toEqual([]);
});

describe.each(Object.entries(rooms))('the rooms of %s', (folder, order) => {
	test('are all in the order', () => {
		const folders = readdirSync(folder, { withFileTypes: true }).filter((each) =>
			each.isDirectory(),
		);
		expect(folders.map(({ name }) => name).toSorted()).toEqual([...order].toSorted());
	});

	test('import from those before them alone', () => {
		const upward = filesIn(folder)
			.filter(isCode)
			.flatMap((file) => importsOf(file).map((imported) => upwardImport(folder, file, imported)));
		expect(upward.filter((found) => found !== null)).toEqual([]);
	});
});

test('the table names every folder of src', () => {
	const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	const known = [...Object.keys(layers), 'assets'];
	expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('site.ts and paths.ts import nothing else of ours', () => {
	expect(importsOf('src/paths.ts')).toEqual([]);
	expect(importsOf('src/site.ts').filter((name) => name.startsWith('src/'))).toEqual([
		'src/site-schema.ts',
	]);
});

test.each(bans)('nothing uses %s', (_what, pattern, allowed) => {
	const users = sources.filter(isCode).filter((file) => {
		return !allowed.some((place) => file.startsWith(place)) && pattern.test(read(file));
	});
	expect(users).toEqual([]);
});

test('no file is too long to be read at once', () => {
	const files = [...sources, ...filesIn('scripts'), ...filesIn('tests')];
	const long = files.filter((file) => !dataFiles.test(file) && lineCount(file) > longestFile);
	expect(long).toEqual([]);
});

test('every file is named in kebab-case, and every component in PascalCase', () => {
	const misnamed = sources.filter((file) => {
		const name = posix.basename(file);
		if (/^src\/(pages|server\/db\/migrations)\//.test(file)) return false;
		if (/\.(tsx|astro)$/.test(name)) return !/^[A-Z][A-Za-z]*\.(tsx|astro)$/.test(name);
		return !/^[a-z0-9]+([-.][a-z0-9]+)*\.\w+$/.test(name);
	});
	expect(misnamed).toEqual([]);
	expect(sources.filter((file) => /\b(utils?|helpers?|misc|common)\b/.test(file))).toEqual([]);
});

test('no file needs itself, by whatever it imports: types and what is loaded later count too', () => {
	const files = [...sources, ...filesIn('scripts'), ...filesIn('tests')];
	expect(circlesOf(files.filter(isCode), importsOf)).toEqual([]);
});

test('a circle would be found', () => {
	const imports: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['e'] };
	expect(circlesOf(Object.keys(imports), (file) => imports[file] ?? [])).toEqual([
		['a', 'b', 'c'],
		['e'],
	]);
	expect(importsIn("import type { A } from './a.ts';\nconst b = () => import('./b.ts');")).toEqual([
		'./a.ts',
		'./b.ts',
	]);
	expect(
		importsIn("type C = typeof import('./c.ts');\nnew URL('./d.ts', import.meta.url);"),
	).toEqual(['./c.ts', './d.ts']);
});

test('nothing but tests imports tests, and the bench their PostgreSQL', () => {
	const importers = [...sources, ...filesIn('scripts')].filter(isCode).filter((file) => {
		return importsOf(file).some((imported) => imported.startsWith('tests/'));
	});
	expect(importers).toEqual(['scripts/bench/load/engines.ts']);
});

test('a wrong import would be found', () => {
	expect(upwardImport('src/server', 'src/server/db/x.ts', 'src/server/http/y.ts')).toBe(
		'db -> http: src/server/db/x.ts imports src/server/http/y.ts',
	);
	expect(upwardImport('src/server', 'src/server/http/y.ts', 'src/server/db/x.ts')).toBeNull();
	expect(mayImport('src/domain/x.ts', 'src/contract/text.ts')).toBe(false);
	expect(mayImport('src/domain/x.ts', 'src/site.ts')).toBe(false);
	expect(mayImport('src/ui/X.tsx', 'nanostores')).toBe(false);
	expect(mayImport('src/pages/x.astro', 'src/server/pages/snapshot.ts')).toBe(false);
	expect(mayImport('src/contract/x.ts', 'zod')).toBe(false);
	expect(mayImport('src/islands/x/X.tsx', 'src/browser/api.ts')).toBe(false);
	expect(mayImport('src/islands/x/X.tsx', 'src/stores/toasts.ts')).toBe(true);
});

/** `imported` is a file of ours, from the root, or the name of a package. */
function mayImport(file: string, imported: string): boolean {
	const ours = /^(src|functions|content|tests|scripts)\//.test(imported);
	const loose = looseFiles[file];
	if (loose !== undefined) return !ours || loose.some((place) => imported.startsWith(place));
	const layer = layerOf(file);
	const rules = layers[layer];
	if (rules === undefined) return false;
	if (!ours) return rules.packages.some((name) => isPartOf(name, imported));
	if (forAllButDomain.includes(imported)) return layer !== 'domain';
	if (shownFiles[file] === imported) return true;
	const target = layerOf(imported);
	// Files that the build gives an address of their own are no code.
	if (target === 'assets' || target === 'styles') return !['domain', 'contract'].includes(layer);
	return target === layer || rules.layers.includes(target);
}

function layerOf(file: string): string {
	const [first = '', second = ''] = file.split('/');
	return first === 'src' ? second : first;
}

function isPartOf(name: string, imported: string): boolean {
	if (name.endsWith(':')) return imported.startsWith(name);
	return imported === name || imported.startsWith(`${name}/`);
}

function lineCount(file: string): number {
	return read(file).split('\n').length;
}
