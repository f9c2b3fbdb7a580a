import autocannon from 'autocannon';

import { listTours } from '#src/contract/catalog/catalog.ts';
import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import type { Engine } from './load/engines.ts';
import { type LoadSite, startLoadSite } from './load/load-site.ts';
import { floorMix, siteMix } from './load/mix.ts';
import { residentMegabytes, storedReferences } from './load/panel.ts';

export type LoadFigures = {
	'req/s': number;
	'÷ floor': number;
	'p50 ms': number;
	'p99 ms': number;
	'p99 ÷ floor': number;
	/** Answers that were no success, and requests that got none. */
	failed: number;
	/** Bookings that were acknowledged. */
	bookings: number;
	/** Of those, the ones that the panel does not find. */
	lost: number;
	/** Of memory, at the end. */
	MB: number;
};

type Options = { seconds: number | null; say: (line: string) => void };

export const connections = 20;
const usualSeconds = 60;
const rush = { connections: 200, duration: 15 };
/** What a row must reach, beside the floor of its own run. */
const gates = { '÷ floor': 0.25, 'p99 ÷ floor': 5 };

/**
 * A minute of reads, bookings and lists of the panel on each engine, between two turns of the floor; then, on the embedded
 * database, a rush of ten times as many connections.
 */
export async function measureLoad(
	engines: readonly Engine[],
	{ seconds, say }: Options,
): Promise<Record<string, LoadFigures>> {
	const table: Record<string, LoadFigures> = {};
	for (const engine of engines) {
		const site = await startLoadSite(engine);
		try {
			const duration = seconds ?? usualSeconds;
			const floorFor = { connections, duration: Math.ceil(duration / 3) };
			say(`Load on ${engine}: floor`);
			await autocannon({ ...floorMix(site), connections, duration: 3 });
			const before = await autocannon({ ...floorMix(site), ...floorFor });
			say(`Load on ${engine}: ${duration} s`);
			await shoot(site, { connections, duration: 3 });
			const figures = await shoot(site, { connections, duration });
			const after = await autocannon({ ...floorMix(site), ...floorFor });
			table[engine] = besideFloor(figures, [before, after]);
			if (engine === 'pglite') {
				say(`Load on ${engine}: a rush of ${rush.connections} connections`);
				const rushed = await shoot(site, rush);
				await requireRecovery(site);
				table[`${engine}, rush`] = besideFloor(rushed, [before, after]);
			}
		} finally {
			await site.close();
		}
	}
	return table;
}

/** @throws ErrorForPeople naming the figures that are worse than they may be; a rush may take its time */
export function requireGates(table: Record<string, LoadFigures>): void {
	const missed = Object.entries(table).flatMap(([name, figures]) => {
		const isRush = name.endsWith('rush');
		const isSlow = figures['÷ floor'] < gates['÷ floor'];
		const isLate = figures['p99 ÷ floor'] > gates['p99 ÷ floor'];
		return [
			...(figures.failed > 0 ? [`${name}: ${figures.failed} requests failed`] : []),
			...(figures.lost > 0 ? [`${name}: ${figures.lost} acknowledged bookings are lost`] : []),
			...(isSlow && !isRush ? [`${name}: less than ${gates['÷ floor']} of the floor`] : []),
			...(isLate && !isRush ? [`${name}: p99 over ${gates['p99 ÷ floor']} × the floor's`] : []),
		];
	});
	if (missed.length > 0) throw new ErrorForPeople(missed.join('\n'));
}

type Shot = { result: autocannon.Result; bookings: number; lost: number; MB: number };

async function shoot(
	site: LoadSite,
	options: { connections: number; duration: number },
): Promise<Shot> {
	const acknowledged = new Set<string>();
	const known = await storedReferences(site);
	const mix = siteMix(site, (reference) => acknowledged.add(reference));
	const result = await autocannon({ ...mix, ...options });
	const MB = await residentMegabytes(site);
	const stored = await storedReferences(site);
	// Those that were under way when the time was up are stored, and nobody was there to hear it.
	const unheard = stored.size - known.size - acknowledged.size;
	if (unheard > options.connections) throw new Error(`${unheard} bookings that nobody asked for.`);
	const lost = [...acknowledged].filter((reference) => !stored.has(reference)).length;
	return { result, bookings: acknowledged.size, lost, MB };
}

function besideFloor(
	{ result, ...stored }: Shot,
	floors: readonly autocannon.Result[],
): LoadFigures {
	const { requests, latency, non2xx, errors } = result;
	const floor = (figure: (result: autocannon.Result) => number) =>
		floors.reduce((sum, one) => sum + figure(one), 0) / floors.length;
	return {
		'req/s': Math.round(requests.average),
		'÷ floor': ratio(
			requests.average,
			floor(({ requests: { average } }) => average),
		),
		'p50 ms': latency.p50,
		'p99 ms': latency.p99,
		'p99 ÷ floor': ratio(
			latency.p99,
			floor(({ latency: { p99 } }) => p99),
		),
		failed: non2xx + errors,
		...stored,
	};
}

function ratio(figure: number, floor: number): number {
	return Number((figure / floor).toFixed(2));
}

/** @throws Error where a reader is not answered within two seconds after a rush */
async function requireRecovery({ site }: LoadSite): Promise<void> {
	const answer = await fetch(site + listTours.path, { signal: AbortSignal.timeout(2000) });
	if (!answer.ok) throw new Error(`After the rush ${listTours.path} answered ${answer.status}.`);
}
