import { setTimeout as delay } from 'node:timers/promises';

import type { CDPSession } from 'playwright';

import type { Press } from './result-presses.ts';

/** Microseconds between two looks at what runs. */
const interval = 100;

/**
 * How long our own code ran for each press, in milliseconds: every file of the site but React's, with what the language and
 * the browser did for it. Rendering, layout and painting are not in it.
 */
export async function ownWorkOf(
	devtools: CDPSession,
	presses: AsyncGenerator<Press>,
): Promise<number> {
	await devtools.send('Profiler.enable');
	await devtools.send('Profiler.setSamplingInterval', { interval });
	let [work, count] = [0, 0];
	for await (const { act } of presses) {
		await devtools.send('Profiler.start');
		await act();
		await delay(200);
		work += ownTime((await devtools.send('Profiler.stop')).profile);
		count += 1;
	}
	return work / count;
}

type Profile = {
	nodes: { id: number; children?: number[]; callFrame: { url: string } }[];
	samples?: number[];
	timeDeltas?: number[];
};

/** Milliseconds. */
function ownTime({ nodes, samples = [], timeDeltas = [] }: Profile): number {
	const known = new Map(nodes.map((node) => [node.id, node]));
	const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((by) => [by, id])));
	// Of what the language does, such as comparing texts, the file is that of who called it.
	const fileOf = (id: number | undefined): string => {
		const node = id === undefined ? undefined : known.get(id);
		return node ? node.callFrame.url || fileOf(callers.get(node.id)) : '';
	};
	const times = samples.map((id, index) => (isOwn(fileOf(id)) ? (timeDeltas[index] ?? 0) : 0));
	return times.reduce((sum, time) => sum + time, 0) / 1000;
}

function isOwn(file: string): boolean {
	return /\/_astro\/(?!react\.)/.test(file);
}
