import { addMinutes } from 'date-fns/addMinutes';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { undoMessages } from '#src/contract/desk/undo.ts';
import { departures } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { asStored, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';

let clock = testNow;
const { db, ask, signedIn } = administratorCalls(await testDatabase(), { now: () => clock });
beforeEach(() => {
	clock = testNow;
});

type LoggedUndo = { id: number; subject: string; version: number } | null;

/** What the log says of its changes, the newest first. */
async function logged(as?: string) {
	const { body } = await ask(handle, 'GET', '/api/admin/activities?kind=change', undefined, as);
	return body as { details: string; before: unknown; after: unknown; undo: LoggedUndo }[];
}

describe.each(kinds)('a $kind', (kind) => {
	const { path, publicPath, handle, fields, another } = kind;
	const create = (more: object = {}) => ask(handle, 'POST', path, { ...fields, ...more });
	const undo = (version: number, as?: string) =>
		ask(handle, 'POST', `${path}/1/undo`, { version }, as);
	const publicly = () => ask(handle, 'GET', `${publicPath}/1`);

	test('that was edited is as it was, for everybody, and the log has both ways', async () => {
		await create();
		const { body: before } = await publicly();
		await ask(handle, 'PUT', `${path}/1`, { ...fields, ...another, version: 1 });
		const purged: string[] = [];
		onPurge((tags) => purged.push(...tags));
		expect(await undo(2)).toMatchObject({
			status: 200,
			body: asStored({ id: 1, version: 3, ...fields }),
		});
		expect((await publicly()).body).toEqual(before);
		expect(purged).toEqual(expect.arrayContaining([...kind.tags]));
		const [back, there] = await logged();
		expect(there).toMatchObject({ before: back?.after, after: back?.before, undo: null });
	});

	test('that was taken off the site stands there again, and what was deleted is there again', async () => {
		await create();
		await ask(handle, 'PUT', `${path}/1/state`, { state: 'archived', version: 1 });
		expect((await publicly()).status).toBe(404);
		await undo(2);
		expect((await publicly()).status).toBe(200);
		await ask(handle, 'DELETE', `${path}/1?version=3`);
		expect((await publicly()).status).toBe(404);
		expect(await undo(4)).toMatchObject({ status: 200, body: { deletedAt: null } });
		expect((await publicly()).status).toBe(200);
	});

	test('that was added is deleted', async () => {
		await create();
		expect((await undo(1)).status).toBe(200);
		expect((await publicly()).status).toBe(404);
		expect((await ask(handle, 'GET', path)).body).toEqual([]);
	});

	test('can be taken back for ten minutes, while nobody has changed it since; the log offers it as long', async () => {
		await create();
		await ask(handle, 'PUT', `${path}/1`, { ...fields, ...another, version: 1 });
		expect((await logged()).map((entry) => entry.undo)).toEqual([
			{ subject: kind.kind, id: 1, version: 2 },
			null,
		]);
		expect(await undo(1)).toMatchObject({ status: 409, body: { message: changedMeanwhile } });
		clock = addMinutes(testNow, 10);
		expect((await logged()).map((entry) => entry.undo)).toEqual([null, null]);
		expect(await undo(2)).toMatchObject({ status: 409, body: { message: undoMessages.tooLate } });
		clock = subMilliseconds(clock, 1);
		expect((await undo(2)).status).toBe(200);
	});

	test('an agent does not take back', async () => {
		await create();
		const { cookie } = await signedIn({ isAgent: true, fullName: 'Ana', email: 'ana@example.com' });
		expect((await undo(1, cookie)).status).toBe(403);
		expect((await logged(cookie)).map((entry) => entry.undo)).toEqual([null]);
	});
});

test('a new tour has no departures that nobody asked for', async () => {
	await ask(tourKind.handle, 'POST', tourKind.path, { ...tourKind.fields, state: 'draft' });
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1/state`, { state: 'published', version: 1 });
	expect(await db.$count(departures)).toBe(0);
});

describe('a departure', () => {
	const path = '/api/admin/departures';
	const edited = { date: '2027-05-15', capacity: 16, state: 'open', guaranteedFrom: 4 } as const;

	test('that was edited is as it was, its price among it', async () => {
		await ask(tourKind.handle, 'POST', tourKind.path, tourKind.fields);
		await ask(handle, 'POST', path, { tourId: 1, dates: ['2027-05-15'], price: 1900 });
		const change = { ...edited, price: 190, capacity: 8, version: 1 };
		expect((await ask(handle, 'PUT', `${path}/1`, change)).status).toBe(200);
		const [last] = await logged();
		expect(last?.undo).toEqual({ subject: 'departure', id: 1, version: 2 });
		const undone = await ask(handle, 'POST', `${path}/1/undo`, { version: 2 });
		expect(undone).toMatchObject({ status: 200, body: { price: 1900, capacity: 16, version: 3 } });
	});

	test('that a colleague edited an agent leaves as it is', async () => {
		await ask(tourKind.handle, 'POST', tourKind.path, tourKind.fields);
		await ask(handle, 'POST', path, { tourId: 1, dates: ['2027-05-15'] });
		await ask(handle, 'PUT', `${path}/1`, { ...edited, price: null, capacity: 8, version: 1 });
		const { cookie } = await signedIn({ isAgent: true, fullName: 'Ana', email: 'ana@example.com' });
		const undone = await ask(handle, 'POST', `${path}/1/undo`, { version: 2 }, cookie);
		expect(undone).toMatchObject({ status: 409, body: { message: undoMessages.colleagues } });
	});

	test('that was added is not taken back so', async () => {
		await ask(tourKind.handle, 'POST', tourKind.path, tourKind.fields);
		await ask(handle, 'POST', path, { tourId: 1, dates: ['2027-05-15'] });
		expect(await ask(handle, 'POST', `${path}/1/undo`, { version: 1 })).toMatchObject({
			status: 409,
			body: { message: undoMessages.notEdited },
		});
	});
});
