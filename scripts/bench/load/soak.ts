import autocannon from 'autocannon';

import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import type { Engine } from './engines.ts';
import { startLoadSite } from './load-site.ts';
import { siteMix } from './mix.ts';
import { residentMegabytes, storedReferences } from './panel.ts';

/** Requests a second: a busy day without a rush. */
const pace = 100;
/** Megabytes a minute that memory may grow by after the first, beside a tenth of what it was then. */
const mostGrowth = 1;

/**
 * Lets the mix go on for minutes and says each minute what memory the process holds.
 * @throws ErrorForPeople where it grows, requests fail, or a booking is lost
 */
export async function soakSite(
	engine: Engine,
	minutes: number,
	say: (line: string) => void,
): Promise<void> {
	const site = await startLoadSite(engine);
	try {
		const memory: number[] = [];
		const acknowledged = new Set<string>();
		const look = async () => {
			memory.push(await residentMegabytes(site));
			say(`${engine}, minute ${memory.length}: ${memory.at(-1)} MB, ${acknowledged.size} bookings`);
		};
		const watch = setInterval(() => void look(), 60_000);
		const { requests, non2xx, errors, latency } = await autocannon({
			...siteMix(site, (reference) => acknowledged.add(reference)),
			connections: 20,
			overallRate: pace,
			// A little longer, for the last minute's memory.
			duration: minutes * 60 + 2,
		});
		clearInterval(watch);
		const stored = await storedReferences(site);
		const lost = [...acknowledged].filter((reference) => !stored.has(reference)).length;
		const growth = slope(memory.slice(1));
		say(
			`${engine}: ${requests.total} requests, p99 ${latency.p99} ms, ${non2xx + errors} failed, ${lost} bookings lost, ${growth.toFixed(2)} MB a minute after the first`,
		);
		const [, second = 0] = memory;
		const grows = growth > mostGrowth && (memory.at(-1) ?? 0) > second * 1.1;
		if (grows || non2xx + errors + lost > 0)
			throw new ErrorForPeople('That is not as it should be.');
	} finally {
		await site.close();
	}
}

/**
 * By how much figures grow from one to the next, by the median of the slopes between all pairs (Theil and Sen): a leak
 * grows minute by minute, and a heap that is given more room once does not. 0 of a single one.
 */
function slope(figures: readonly number[]): number {
	const slopes = figures.flatMap((figure, at) =>
		figures.slice(at + 1).map((later, distance) => (later - figure) / (distance + 1)),
	);
	const middle = slopes.toSorted((one, other) => one - other)[Math.floor(slopes.length / 2)];
	return middle ?? 0;
}
