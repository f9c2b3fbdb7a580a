import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import type { Queue } from '#src/contract/desk/queue.ts';
import { deskItems, inquiries } from '#src/server/db/schema.ts';
import { assign, finish } from '#src/stores/desk/queue-steps.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { type Network, stubNetwork } from '../support/browser-edge.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
const { deps, ask, signedIn } = administratorCalls(db);
const inquiry = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	subject: 'A tour',
	message: 'Is it warm?',
};
let network: Network;
let ana = { id: 0, name: 'Ana' };

beforeEach(async () => {
	const { id, cookie } = await signedIn({
		isAgent: true,
		fullName: 'Ana',
		email: 'ana@example.com',
	});
	ana = { id, name: 'Ana' };
	await db.insert(inquiries).values(inquiry);
	network = stubNetwork(async (request) => {
		if (!request.url.includes('/api/desk/queue')) return Response.json([]);
		request.headers.set('Cookie', cookie);
		return handle(request, deps);
	});
	$toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

/** What waits, as the page has it. */
async function waitingRow() {
	const { body } = await ask(handle, 'GET', '/api/desk/queue');
	const [row] = (body as Queue).rows;
	if (!row) throw new Error('Nothing waits.');
	return row;
}

test('two keys in a row both act, the second on what the first has made of the row', async () => {
	const row = await waitingRow();
	await Promise.all([assign(row, ana), finish(row)]);
	expect(await db.select().from(deskItems)).toMatchObject([
		{ assigneeId: ana.id, state: 'Done', version: 3 },
	]);
	expect($toasts.get()).toMatchObject([{ title: 'Done' }]);
});

test('the second key acts where the first came to nothing', async () => {
	const row = await waitingRow();
	network.fates = ['request lost'];
	await Promise.all([assign(row, ana), finish(row)]);
	expect(await db.select().from(deskItems)).toMatchObject([{ assigneeId: null, state: 'Done' }]);
});

test('the same key twice is sent once', async () => {
	const row = await waitingRow();
	await Promise.all([finish(row), finish(row)]);
	expect(network.sent.filter(({ body }) => body !== '')).toHaveLength(1);
	expect($toasts.get()).toMatchObject([{ title: 'Done' }]);
});

test('where a colleague was first, the second key is refused as the first is', async () => {
	const row = await waitingRow();
	const { kind, id, version } = row;
	const step = { kind, version, mark: 'assigned', to: ana.id };
	expect((await ask(handle, 'PATCH', `/api/desk/queue/${id}`, step)).status).toBe(200);
	await Promise.all([assign(row, null), finish(row)]);
	expect(await db.select().from(deskItems)).toMatchObject([{ assigneeId: ana.id, version: 2 }]);
	expect($toasts.get()).toMatchObject([{ title: 'Not Marked as Done', tone: 'destructive' }]);
});
