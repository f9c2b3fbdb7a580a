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

test('the door loads nothing of the panel before somebody may see it', () => {
	expect([...withImports(door, 'at once')].filter(isOfPanel)).toEqual([]);
});

test('the panel with its bookings is at most 150 KB of script', () => {
	const all = [...withImports(door, 'ever')];
	const panel = named(all, 'Panel');
	const bookings = named(importsOf(panel, 'ever'), 'BookingsTab');
	// The question who is signed in brings the contract of accounts.
	const accounts = importsOf(named(all, 'access'), 'ever');
	const files = withImports([...door, panel, bookings, ...accounts], 'at once');
	const bytes = [...files].map((file) => brotliCompressSync(codeOf(file)).length);
	expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(150);
});

function isOfPanel(file: string): boolean {
	return marks.some((mark) => codeOf(file).includes(mark));
}

function named(files: readonly string[], name: string): string {
	const found = files.find((file) => file.includes(`/${name}.`));
	if (!found) throw new Error(`The build has no script that is called ${name}.`);
	return found;
}
