import { listBookings } from '#src/contract/desk/bookings.ts';
import { readMetrics } from '#src/contract/desk/metrics.ts';
import { listLimits } from '#src/contract/http/paging.ts';

import type { LoadSite } from './load-site.ts';

/** The references of all bookings that the administrator finds in the panel. */
export async function storedReferences(site: LoadSite): Promise<Set<string>> {
	const references = new Set<string>();
	for (let offset = 0; ; offset += listLimits.most) {
		const path = `${listBookings.path}?limit=${listLimits.most}&offset=${offset}`;
		const rows = listBookings.reply.parse(await ask(site, path));
		for (const { bookingId } of rows) references.add(bookingId);
		if (rows.length < listLimits.most) return references;
	}
}

/** The memory of the process that serves, in megabytes. */
export async function residentMegabytes(site: LoadSite): Promise<number> {
	return readMetrics.reply.parse(await ask(site, readMetrics.path)).process.residentMegabytes;
}

async function ask({ site, cookie }: LoadSite, path: string): Promise<unknown> {
	const answer = await fetch(site + path, { headers: { cookie } });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
	return answer.json();
}
