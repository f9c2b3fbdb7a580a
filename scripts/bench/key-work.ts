import { setTimeout as delay } from 'node:timers/promises';

import type { CDPSession } from 'playwright';

import type { Press } from './result-presses.ts';

/** Microseconds between two looks at what runs. */
const interval = 100;

/** Milliseconds of a key. */
export type KeyWork = {
	/** What its scripts took of the page's thread, React's among them. Styles, layout and painting are not in it. */
	scripts: number;
	/** Of that, what every file of the site but React's took, with what the language and the browser did for it. */
	own: number;
};

type Keys = () => AsyncGenerator<Press>;

/** The work of a key: of several, the middle one. */
export async function keyWorkOf(devtools: CDPSession, keys: Keys): Promise<KeyWork> {
	const scripts = await scriptsOf(devtools, keys);
	return { scripts, own: scripts * (await ownShareOf(devtools, keys)) };
}

async function scriptsOf(devtools: CDPSession, keys: Keys): Promise<number> {
	// What the thread works, and not what it waits for the processor.
	await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
	const worked: number[] = [];
	for await (const { act } of keys()) {
		const before = await scriptTime(devtools);
		await act();
		await delay(200);
		worked.push((await scriptTime(devtools)) - before);
	}
	await devtools.send('Performance.disable');
	worked.sort((one, other) => one - other);
	return worked[Math.floor(worked.length / 2)] ?? Number.NaN;
}

async function scriptTime(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** How much of the scripts of keys is our own: while a thread waits, both stand still. */
async function ownShareOf(devtools: CDPSession, keys: Keys): Promise<number> {
	await devtools.send('Profiler.enable');
	await devtools.send('Profiler.setSamplingInterval', { interval });
	let [own, all] = [0, 0];
	for await (const { act } of keys()) {
		await devtools.send('Profiler.start');
		await act();
		await delay(200);
		const { profile } = await devtools.send('Profiler.stop');
		const files = filesOf(profile);
		all += files.length;
		own += files.filter(isOwn).length;
	}
	return own / all;
}

type Profile = {
	nodes: { id: number; children?: number[]; callFrame: { url: string } }[];
	samples?: number[];
};

/** The file of the site that ran at each look, where one did. */
function filesOf({ nodes, samples = [] }: Profile): string[] {
	const known = new Map(nodes.map((node) => [node.id, node]));
	const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((by) => [by, id])));
	// Of what the language does, such as comparing texts, the file is that of who called it.
	const fileOf = (id: number | undefined): string => {
		const node = id === undefined ? undefined : known.get(id);
		return node ? node.callFrame.url || fileOf(callers.get(node.id)) : '';
	};
	return samples.map(fileOf).filter((file) => file.includes('/_astro/'));
}

function isOwn(file: string): boolean {
	return !file.includes('/_astro/react.');
}
