import { glob } from 'node:fs/promises';
import { matchesGlob } from 'node:path';

/** What `npm run check:deploy` runs, and `npm test` does not: it installs Netlify's own build. */
export const testsOfDeploy = 'tests/deploy/**';

/** Which of Vitest's files read or serve `dist/`. */
export const testsOfBuild = ['tests/dist/**/*.test.ts', 'tests/local/crash.test.ts'];

/** What `npm run test:deep` runs alone: how the database finds rows among very many, what memory pictures leave taken. */
export const deepTestsAlone = [
	'tests/api/**/*-{plan,plans}.test.ts',
	'tests/local/image-memory.test.ts',
];

/** What it runs: beside those the whole of what `npm test` tries a sample of (tests/support/depth.ts). */
export const deepTests = [
	...deepTestsAlone,
	'tests/{api,domain}/**/*-{matrix,sums,on-surfaces}.test.ts',
];

/** What `npm test` runs before there is a build: projects of `vitest.config.ts`. */
export const projectsOfSources = ['sources', 'postgres: neon', 'postgres: node-postgres'];

/** Where `npm test` has all its tests run that nobody named, what waits for the night (scripts/night-tests.ts) does not. */
export const isSample = process.env['TEST_DEPTH'] === 'sample';

type NamedTests = {
	/** For Vitest. */
	unit: string[];
	/** For Vitest, the whole of what `npm test` tries a sample of. */
	deep: string[];
	/** For Vitest with the engines. */
	engines: string[];
	/** For Vitest, with what may break a server. */
	hostile: string[];
	/** For Playwright. */
	browser: string[];
	needsBuild: boolean;
	/** Words that are in the path of no test. */
	unknown: string[];
};

/**
 * The tests that somebody asks for.
 * @param words paths of test files, or parts of them: 'checkout', 'tests/api/'
 */
export async function namedTests(words: readonly string[]): Promise<NamedTests> {
	const named = glob('tests/**/*.{test,spec}.ts', { exclude: [testsOfDeploy] });
	const all = await Array.fromAsync(named);
	const files = all.map((file) => file.replaceAll('\\', '/')).toSorted();
	const wanted = files.filter((file) => words.some((word) => isNamed(file, word)));
	const browser = wanted.filter((file) => file.startsWith('tests/e2e/'));
	const engines = wanted.filter((file) => file.startsWith('tests/engines/'));
	const hostile = wanted.filter((file) => file.startsWith('tests/hostile/'));
	const deep = wanted.filter((file) => isOneOf(file, deepTests));
	const elsewhere = new Set([...engines, ...hostile, ...deep]);
	const unit = wanted.filter((file) => file.endsWith('.test.ts') && !elsewhere.has(file));
	return {
		unit,
		deep,
		engines,
		hostile,
		browser,
		needsBuild:
			browser.length > 0 || engines.length > 0 || unit.some((file) => isOneOf(file, testsOfBuild)),
		unknown: words.filter((word) => !files.some((file) => isNamed(file, word))),
	};
}

function isNamed(file: string, word: string): boolean {
	const path = word.replaceAll('\\', '/').replace(/^\.\//, '');
	return file.includes(path);
}

/** Whether a path is one that the patterns mean. */
export function isOneOf(file: string, patterns: readonly string[]): boolean {
	return patterns.some((pattern) => matchesGlob(file, pattern));
}
