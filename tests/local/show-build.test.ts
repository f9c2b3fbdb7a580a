import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

import { expect, onTestFinished, test } from 'vitest';

import { type SiteInService, startServer } from '#src/local/serve.ts';

import { ask, fixtureFiles, fixtureFunctions, writeBuild } from './serve-fixture.ts';

test('another build takes the place of the one that is served, and of what functions made of it', async () => {
	const dist = await writeBuild();
	let site: SiteInService | undefined;
	const server = await startServer({
		port: 0,
		dist,
		functions: fixtureFunctions,
		beginWork(started) {
			site = started;
			return [];
		},
		onClosed: () => rm(dist, { recursive: true }),
	});
	onTestFinished(() => server.close());
	expect((await ask(server, '/guides')).status).toBe(200);
	expect([await runOf(server), await runOf(server)]).toEqual([1, 1]);

	const { 'guides/index.html': _, ...others } = fixtureFiles;
	const next = `${dist}.next`;
	const built = await writeBuild({
		...others,
		'index.html': '<title>Home anew</title>',
		'flights/4.html': '<title>Deal 4</title>',
	});
	await rename(built, next);
	await site?.showBuild(next);

	expect((await ask(server, '/')).text).toBe('<title>Home anew</title>');
	expect((await ask(server, '/flights/4')).text).toBe('<title>Deal 4</title>');
	expect((await ask(server, '/guides')).status).toBe(404);
	expect(await runOf(server)).toBe(2);
	expect([next, `${dist}.last`].filter((folder) => existsSync(folder))).toEqual([]);
});

/** How often the function had run when it made the answer that is given now. */
async function runOf(server: { url: string }): Promise<number> {
	return JSON.parse((await ask(server, '/api/items/1')).text).run;
}
