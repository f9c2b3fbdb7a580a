import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { startServer } from '#src/local/serve.ts';
import { closeDatabase } from '#src/server/db/client.ts';
import { runCommand } from '#src/server/platform/command.ts';

import { startBareServer } from './bare-server.ts';
import type { BenchAddresses } from './bench-site.ts';
import { buildFloors } from './floors.ts';
import { makeCertificate, startHttp2Front } from './http2-front.ts';
import { openSiteData } from './site-data.ts';

// Serves what is measured, in a process of its own: who measures takes no time from who answers.
runCommand(async () => {
	const data = await openSiteData();
	const floors = join(data.folder, 'floors');
	const functions = join(data.folder, 'functions');
	await Promise.all([mkdir(floors), mkdir(functions)]);
	await buildFloors(floors);

	const site = await startServer({ port: 0, onClosed: closeDatabase });
	const floor = await startServer({ port: 0, dist: floors, functions });
	const bare = await startBareServer(data.db);
	const certificate = await makeCertificate();
	const [siteFront, floorFront] = await Promise.all([
		startHttp2Front(site.url, certificate),
		startHttp2Front(floor.url, certificate),
	]);
	const addresses: BenchAddresses = {
		http1: { site: site.url, floors: floor.url },
		http2: { site: siteFront.url, floors: floorFront.url },
		bare: bare.url,
		fingerprint: certificate.fingerprint,
	};
	process.once('disconnect', () => void close());
	// A terminal sends it to both processes: the end of the other one is what ends this one, in order.
	process.on('SIGINT', () => undefined);
	process.send?.(addresses);

	async function close(): Promise<void> {
		for (const server of [siteFront, floorFront, bare]) server.close();
		await Promise.all([floor.close(), site.close()]);
		await data.remove();
		process.exit();
	}
});
