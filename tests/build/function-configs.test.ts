import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { functionConfigs } from '#src/build/function-configs.ts';

const folder = await mkdtemp(join(tmpdir(), 'bright-configs-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('addresses that are worked out are told, and what another function answers is left out of a whole branch', async () => {
	const write = (name: string, code: string) => writeFile(join(folder, name), code);
	await write('all.ts', "export const config = { path: ['/api', '/api/*'] };");
	await write('some.ts', "export const config = { path: ['a', 'b'].map((x) => `/api/${x}/:id`) };");
	await write('pages.ts', "export const config = { path: ['/apis/:id'], preferStatic: true };");
	await write('job.ts', "export const config = { schedule: '* * * * *' };");
	await write('plain.ts', 'export default 1;');
	const told = (await functionConfigs(folder)).map(({ name, config }) => [name, config]);
	expect(Object.fromEntries(told)).toEqual({
		all: { path: ['/api', '/api/*'], excludedPath: ['/api/a/:id', '/api/b/:id'] },
		some: { path: ['/api/a/:id', '/api/b/:id'] },
		pages: { path: ['/apis/:id'], preferStatic: true },
		job: { schedule: '* * * * *' },
		plain: {},
	});
});
