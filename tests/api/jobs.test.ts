import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { jobs } from '#src/server/jobs/jobs.ts';

type FunctionModule = { handle: unknown; config: { schedule?: string } };

const files = readdirSync('functions').filter((name) => name.endsWith('.ts'));

test.each(jobs)('$name is done by Netlify as often as by one machine', async (job) => {
	const { handle, config } = await load(`${job.functionName}.ts`);
	expect(handle).toBe(job.work);
	expect(config.schedule).toBe(job.every === 'minute' ? '* * * * *' : cronOf(job.at));
});

test('one machine does all that Netlify does by a schedule', async () => {
	const scheduled = await Promise.all(
		files.map(async (file) => ({ file, ...(await load(file)).config })),
	);
	const names = scheduled
		.filter(({ schedule }) => schedule !== undefined)
		.map(({ file }) => basename(file, '.ts'));
	// Letters have a pace of their own: src/local/start/letters.ts.
	expect(names.toSorted()).toEqual(
		['outbox', ...jobs.map(({ functionName }) => functionName)].toSorted(),
	);
});

/** '40 7 * * *' for '07:40' */
function cronOf(at: string): string {
	const [hour, minute] = at.split(':').map(Number);
	return `${minute} ${hour} * * *`;
}

function load(file: string): Promise<FunctionModule> {
	return import(join('../../functions', file));
}
