import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';

import { findBrowser } from '../browser.mjs';
import { run } from '../run.ts';
import type { ApiFigures } from './measure-api.ts';
import type { InteractionFigures } from './measure-interaction.ts';
import type { LoadFigures } from './measure-load.ts';
import type { PagesFigures } from './measure-pages.ts';
import { withFigures } from './readme-table.ts';

const file = 'bench/results.json';
const readme = 'README.md';

/** When and where something was measured. */
export type Conditions = { date: string; machine: string; node: string; browser: string };

type Measured<Figures> = Conditions & { figures: Figures };

/** The last whole run of each part. */
export type Results = {
	pages?: Measured<PagesFigures>;
	interaction?: Measured<InteractionFigures>;
	api?: Measured<Record<string, ApiFigures>>;
	load?: Measured<Record<string, LoadFigures>>;
};

/** Keeps what a whole run of a part measured, in place of its last one; README's table is written anew with it. */
export async function keepResults<Name extends keyof Results>(
	part: Name,
	figures: NonNullable<Results[Name]>['figures'],
): Promise<void> {
	const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : {};
	const results: Results = { ...known, [part]: { ...(await conditions()), figures } };
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, `${JSON.stringify(inOrder(results), null, '\t')}\n`);
	await writeFile(readme, withFigures(await readFile(readme, 'utf8'), results));
	const formatted = await run('oxfmt', [file, readme]);
	if (!formatted.ok) throw new Error(formatted.output);
}

function inOrder({ pages, interaction, api, load }: Results): Results {
	return {
		...(pages && { pages }),
		...(interaction && { interaction }),
		...(api && { api }),
		...(load && { load }),
	};
}

async function conditions(): Promise<Conditions> {
	const [first] = cpus();
	const browser = await run((await findBrowser()) ?? '', ['--version']);
	return {
		date: new Date().toISOString().slice(0, 10),
		machine: `${cpus().length} × ${first?.model.trim() || process.arch}`,
		node: process.version,
		// Debian's has other things to say too.
		browser: /\w+ \d+(?:\.\d+)+/.exec(browser.output)?.[0] ?? 'unknown',
	};
}
