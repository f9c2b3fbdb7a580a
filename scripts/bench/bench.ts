import { runCommand } from '#src/server/platform/command.ts';
import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import { type BenchSite, requireBuild, startBenchSite } from './bench-site.ts';
import { type Choice, type Part, readChoice } from './choice.ts';
import { engineNames } from './load/engines.ts';
import { soakSite } from './load/soak.ts';
import { measureApi } from './measure-api.ts';
import { measureDesk } from './measure-desk.ts';
import { measureDomain } from './measure-domain.ts';
import { measureInteraction } from './measure-interaction.ts';
import { manyBookings, measureLists } from './measure-lists.ts';
import { connections, measureLoad, requireGates } from './measure-load.ts';
import { measurePages } from './measure-pages.ts';
import { measureTasks } from './measure-tasks.ts';
import { keepResults } from './results.ts';

/** Parts that serve no pages. */
const withoutBuild: ReadonlySet<Part> = new Set(['load', 'domain']);

/** Each part with a site of its own: what one leaves in the database is nothing to the next. */
const measured: Record<Part, (choice: Choice) => Promise<void>> = {
	async pages({ pages, runs, accepts }) {
		const figures = await atSite((site) => measurePages(site, { names: pages, runs, say }));
		console.log('\nPages over HTTP/1.1: Lighthouse, phone, median of the visits');
		console.table(figures.http1);
		console.log('\nPages over HTTP/2 with TLS');
		console.table(figures.http2);
		if (pages.length === 0 && runs === null) await keepResults('pages', figures, { accepts });
	},
	async interaction({ runs, accepts }) {
		const figures = await atSite((site) => measureInteraction(site, { runs, say }));
		console.log('\nAfter the first touch, ms: phone, 150 ms, 1.6 Mbit/s, CPU ÷ 4');
		console.table(figures);
		if (runs === null) await keepResults('interaction', figures, { accepts });
	},
	async tasks({ runs }) {
		const figures = await atSite((site) => measureTasks(site, { runs, say }));
		console.log(
			'\nResults of a flight search: longest task after a press, ms, CPU ÷ 4, without waiting for it',
		);
		console.table(figures);
		const over = Object.keys(figures).filter((name) => figures[name]?.over !== '');
		console.log(over.length > 0 ? `Over what they may be: ${over.join('; ')}` : 'None is over.');
	},
	async api({ accepts }) {
		const figures = await atSite((site) => measureApi(site, say));
		console.log('\nAPI: 16 connections, the better of two rounds');
		console.table(figures);
		await keepResults('api', figures, { accepts });
	},
	async load({ engines, seconds, soak, accepts }) {
		if (soak !== null) {
			for (const engine of engines) await soakSite(engine, soak, say);
			return;
		}
		const figures = await measureLoad(engines, { seconds, say });
		console.log(
			`\nLoad: ${connections} connections, 80 % reads, 15 % bookings, 5 % lists of the panel`,
		);
		console.table(figures);
		if (seconds === null && engines.length === engineNames.length) {
			await keepResults('load', figures, { accepts });
		}
		requireGates(figures);
	},
	async lists() {
		const figures = await measureLists();
		console.log(`\nPanel: one answer after the other, of ${manyBookings} bookings 150 ms at most`);
		console.table(figures);
	},
	async desk() {
		const figures = await measureDesk(say);
		console.log('\nDesk: one answer after the other, 150 ms at most');
		console.table(figures);
	},
	async domain() {
		const figures = measureDomain();
		console.log('\nBrowser work, here in Node');
		console.table(figures);
	},
};

async function atSite<Figures>(measure: (site: BenchSite) => Promise<Figures>): Promise<Figures> {
	const site = await startBenchSite();
	try {
		return await measure(site);
	} finally {
		await site.close();
	}
}

function say(line: string): void {
	console.log(line);
}

// Figures drift with the machine: compare only within one run, ours beside the floor measured with it.
runCommand(async () => {
	const choice = readChoice(process.argv.slice(2));
	const failures: string[] = [];
	// Said before the minutes that the others take.
	if (choice.parts.some((part) => !withoutBuild.has(part))) requireBuild();
	for (const part of choice.parts) {
		await measured[part](choice).catch((error: unknown) => {
			// What one part misses does not keep the others from being measured.
			if (!(error instanceof ErrorForPeople)) throw error;
			failures.push(`${part}: ${error.message}`);
		});
	}
	if (failures.length > 0) throw new ErrorForPeople(failures.join('\n'));
});
