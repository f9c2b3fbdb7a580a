import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { builtAddresses, builtPages } from '../support/built-pages.ts';
import { codeOf, importsOf, scriptsOf, withImports } from '../support/built-scripts.ts';

const pages = builtPages();
const addresses = builtAddresses();
const door = scriptsOf(pages.find(({ file }) => file === 'admin.html')?.html ?? '');

/** What nothing but the panel says: the paths of its API, the query library's complaint, a class of its frame. */
const marks = ['/api/admin/', 'No QueryClient set', 'panel-content'];

test('no page but the back office can ever load a script of the panel', () => {
	const ofPanel = [...withImports(door, 'ever')].filter(isOfPanel);
	for (const mark of marks) {
		expect(
			ofPanel.some((file) => codeOf(file).includes(mark)),
			mark,
		).toBe(true);
	}
	const visitors = pages.filter(({ file }) => file !== 'admin.html');
	const reached = withImports(
		visitors.flatMap(({ html }) => scriptsOf(html)),
		'ever',
	);
	expect([...reached].filter(isOfPanel)).toEqual([]);
});

test('every file that a script fetches is in the build', () => {
	const reached = withImports(
		pages.flatMap(({ html }) => scriptsOf(html)),
		'ever',
	);
	const named = [...reached].flatMap((file) => codeOf(file).match(/\/_astro\/[\w.-]+\.\w+/g) ?? []);
	expect(named.some((address) => address.endsWith('.css'))).toBe(true);
	expect(named.filter((address) => !addresses.has(address))).toEqual([]);
});

test('the door is at most 4 files and 10 KB of script: nothing of the panel, and no React', () => {
	const files = [...withImports(door, 'at once')];
	expect(files.filter((file) => isOfPanel(file) || /\/react\./.test(file))).toEqual([]);
	expect(files.length).toBeLessThanOrEqual(4);
	expect(kilobytes(files)).toBeLessThanOrEqual(10);
});

const ever = [...withImports(door, 'ever')];
const known = new Map<string, number>();
const tabs = ever.filter((file) => /\/\w+Tab\./.test(file));

test('each tab of the panel comes in at most 14 files and 174 KB of script, with all before it', () => {
	expect(tabs).toHaveLength(21);
	// The question who is signed in brings the API's edge and the contract of accounts.
	const question = importsOf(named(ever, 'session'), 'ever');
	for (const tab of tabs) {
		const files = withImports([...door, named(ever, 'panel'), ...question, tab], 'at once');
		expect(files.size, tab).toBeLessThanOrEqual(14);
		expect(kilobytes(files), tab).toBeLessThanOrEqual(174);
	}
});

function kilobytes(files: Iterable<string>): number {
	return Array.from(files, bytesOf).reduce((sum, each) => sum + each, 0) / 1000;
}

function bytesOf(file: string): number {
	const bytes = known.get(file) ?? brotliCompressSync(codeOf(file)).length;
	known.set(file, bytes);
	return bytes;
}

function isOfPanel(file: string): boolean {
	return marks.some((mark) => codeOf(file).includes(mark));
}

function named(files: readonly string[], name: string): string {
	const found = files.find((file) => file.includes(`/${name}.`));
	if (!found) throw new Error(`The build has no script that is called ${name}.`);
	return found;
}
