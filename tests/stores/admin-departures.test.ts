import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { type DepartureRecord, listDepartures } from '#src/contract/desk/departures.ts';
import { departures } from '#src/server/db/schema.ts';
import { departureActions, departureFormValues, setState } from '#src/stores/desk/departures.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour } from '../support/desk-tour.ts';

const db = await testDatabase();
const { deps, ask, signedIn } = deskTour(db);

beforeEach(async () => {
	stubStorage();
	vi.stubGlobal('navigator', { onLine: true });
	const { cookie } = await signedIn({ email: 'desk@example.com', isAdmin: true });
	stubNetwork((request) => {
		request.headers.set('Cookie', cookie);
		return handle(request, deps);
	});
});

afterEach(() => {
	queryClient.clear();
	$toasts.set([]);
	vi.unstubAllGlobals();
});

/** The first departure, as the list has it. */
async function listed(): Promise<DepartureRecord> {
	const { body } = await ask(handle, 'GET', `${listDepartures.path}?limit=1`);
	const [first] = body as DepartureRecord[];
	if (!first) throw new Error('There is no departure.');
	return first;
}

async function stored() {
	const [row] = await db.select().from(departures).where(eq(departures.id, 1));
	return row;
}

const said = () => $toasts.get().map(({ title }) => title);

async function pressUndo() {
	const [toast] = $toasts.get();
	toast?.actions?.find(({ title }) => title === 'Undo')?.run();
	await expect.poll(said).toContain('Departure is as it was before');
}

test('closed by its button, a departure is open again by the toast', async () => {
	await setState(await listed(), 'closed');
	expect(said()).toEqual(['Departure Closed']);
	expect(await stored()).toMatchObject({ state: 'closed', version: 2 });
	await pressUndo();
	expect(await stored()).toMatchObject({ state: 'open', version: 3 });
});

test('what a form leaves as it was is stored as it was, and nothing is there to be taken back', async () => {
	const onStored = vi.fn<() => void>();
	await setState(await listed(), 'closed');
	const row = await listed();
	const { version } = row;
	const fields = { ...departureFormValues(row), version } as Parameters<
		typeof departureActions.save
	>[1];
	expect(await departureActions.save(row.id, fields, onStored)).toEqual({ state: 'stored' });
	expect(onStored).toHaveBeenCalledOnce();
	expect(await stored()).toMatchObject({ version });
	const last = $toasts.get().find(({ title }) => title === 'Departure updated successfully');
	expect(last?.actions ?? []).toEqual([]);
	await departureActions.save(row.id, { ...fields, capacity: 9 }, onStored);
	expect($toasts.get().flatMap(({ actions = [] }) => actions)).toHaveLength(2);
});
