import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { testsOfNight } from '../../scripts/night-tests.ts';
import { namedTests } from '../../scripts/test-files.ts';

test('a file is named by its path, and needs a build only when it reads one', async () => {
	expect(await namedTests(['./tests/domain/quote.test.ts'])).toEqual({
		unit: ['tests/domain/quote.test.ts'],
		deep: [],
		engines: [],
		hostile: [],
		browser: [],
		needsBuild: false,
		unknown: [],
	});
	expect(await namedTests(['tests/local/crash.test.ts'])).toMatchObject({ needsBuild: true });
});

test('what runs in every engine is known from other tests', async () => {
	const { unit, engines, needsBuild } = await namedTests(['engines/tours']);
	expect(engines).toEqual(['tests/engines/tours.test.ts']);
	expect(unit).toEqual([]);
	expect(needsBuild).toBe(true);
});

test('what may break a server is known from other tests', async () => {
	const { unit, hostile, needsBuild } = await namedTests(['hostile/inputs/inputs']);
	expect(hostile).toEqual(['tests/hostile/inputs/inputs.test.ts']);
	expect(unit).toEqual([]);
	expect(needsBuild).toBe(false);
});

test('what is tried whole when it is asked for is known from other tests', async () => {
	const { unit, deep, needsBuild } = await namedTests(['quote-sums', 'reviews-plans']);
	expect(deep).toEqual(['tests/api/quote-sums.test.ts', 'tests/api/reviews-plans.test.ts']);
	expect(unit).toEqual([]);
	expect(needsBuild).toBe(false);
});

test('a part of a path names every test that has it, for either runner', async () => {
	const { unit, browser, needsBuild } = await namedTests(['checkout', 'tests/local/router']);
	expect(unit).toContain('tests/stores/checkout-refused.test.ts');
	expect(unit).toContain('tests/local/router.test.ts');
	expect(browser).toContain('tests/e2e/checkout.spec.ts');
	expect(needsBuild).toBe(true);
});

test('a word that names no test is told, however many others do', async () => {
	const { unit, unknown } = await namedTests(['tests/domain/quote.test.ts', 'tests/domain/qoute']);
	expect(unit).toHaveLength(1);
	expect(unknown).toEqual(['tests/domain/qoute']);
});

test('whatever waits for the night is there, and stands in the list of its runner', async () => {
	const { sources, engines, browser } = testsOfNight;
	expect([...sources, ...engines, ...browser].filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(engines)).toEqual(new Set((await namedTests(engines)).engines));
	expect(new Set(browser)).toEqual(new Set((await namedTests(browser)).browser));
	expect(new Set(sources)).toEqual(new Set((await namedTests(sources)).unit));
});
