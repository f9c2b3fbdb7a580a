import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import { findBrowser } from '../browser.mjs';
import { run } from '../run.ts';
import { fallenShares, type Shares, sharesOfEmpty, sharesOfFloor } from './fallen-shares.ts';
import type { Conditions, Results } from './figures.ts';
import { withFigures } from './speed-tables.ts';

const file = 'scripts/bench/results.json';
const tables = 'docs/speed.md';

/**
 * Keeps what a whole run of a part measured, in place of its last one; the tables of docs/speed.md are written anew with it.
 * @param accepts also what fell behind its floor since the last run
 * @throws ErrorForPeople naming what fell; then the last run's figures stay
 */
export async function keepResults<Name extends keyof Results>(
	part: Name,
	figures: NonNullable<Results[Name]>['figures'],
	{ accepts }: { accepts: boolean },
): Promise<void> {
	const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : {};
	const results: Results = { ...known, [part]: { ...(await conditions()), figures } };
	const fallen = fallenShares(sharesOf(part, known), sharesOf(part, results));
	if (fallen.length > 0 && !accepts) {
		throw new ErrorForPeople(
			`Not kept, for this lost a third of its share since the last run (--accept keeps it):\n${fallen.join('\n')}`,
		);
	}
	await writeFile(file, `${JSON.stringify(inOrder(results), null, '\t')}\n`);
	await writeFile(tables, withFigures(await readFile(tables, 'utf8'), results));
	const formatted = await run('oxfmt', [file, tables]);
	if (!formatted.ok) throw new Error(formatted.output);
}

/** What took part in a run beside floors; what is measured without any has no shares. */
function sharesOf(part: keyof Results, { pages, api, load }: Results): Shares {
	if (part === 'pages' && pages) return sharesOfEmpty(pages.figures);
	if (part === 'api' && api) return sharesOfFloor(api.figures);
	if (part === 'load' && load) return sharesOfFloor(load.figures);
	return {};
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
