import { request } from 'playwright/test';

import { markQueued, type Queue, readQueue, whyNotDone } from '#src/contract/desk/queue.ts';

import { adminPassword } from './admin-password.ts';

/**
 * Has done with all that other tests of the same site left waiting for the desk: what a test then writes stands on the
 * first page of the queue.
 */
export async function emptyQueue(url: string): Promise<void> {
	const boss = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
	await boss.post('/api/admin/login', { data: { password: adminPassword } });
	const waiting = async () => {
		const answer = await boss.get(readQueue.path, { params: { limit: 100 } });
		const { rows }: Queue = await answer.json();
		return rows;
	};
	const until = new Date(Date.now() + 20 * 60_000).toISOString();
	for (let rows = await waiting(); rows.length > 0; rows = await waiting()) {
		for (const { kind, id, version } of rows) {
			// Nobody is done with a hold, nor with what is overdue: it is out of sight for a while.
			const step = whyNotDone(kind) === null ? { mark: 'done' } : { mark: 'later', until };
			const data = { kind, version, ...step };
			const answer = await boss.patch(markQueued.path.replace(':id', String(id)), { data });
			if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
		}
	}
	await boss.dispose();
}
