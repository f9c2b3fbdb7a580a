import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What one browser test executed of the built site, as tests/support/executed-scripts.ts keeps it. */
export type ExecutedScripts = {
	/** 'tests/e2e/tours.spec.ts' */
	spec: string;
	/** Where the executed functions of a script begin ('_astro/tours.CaEb.js'), counted in characters. */
	scripts: Record<string, number[]>;
	/** The addresses that it looked at. */
	pages: string[];
};

/** All that the tests of a run kept in a folder. */
export async function readExecuted(folder: string): Promise<ExecutedScripts[]> {
	const files = await readdir(folder);
	const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
	return texts.flatMap((text) =>
		text
			.split('\n')
			.filter((line) => line !== '')
			.map((line): ExecutedScripts => JSON.parse(line)),
	);
}
