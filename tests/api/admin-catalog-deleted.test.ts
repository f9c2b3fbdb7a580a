import { subDays } from 'date-fns/subDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { handle as handlePage } from '#functions/pages.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { getCounts } from '#src/contract/desk/overview.ts';
import { bookings, changes } from '#src/server/db/schema.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, testNow } from '../support/api.ts';
import {
	asStored,
	destinationKind,
	flightKind,
	kinds,
	tourKind,
} from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { storedBooking } from '../support/stored-booking.ts';

let clock = testNow;
const { db, ask } = administratorCalls(await testDatabase(), { now: () => clock });
beforeEach(() => {
	clock = testNow;
});

describe.each(kinds)('a $kind', (kind) => {
	const { path, publicPath, handle, fields, defaults, another, label, table } = kind;
	const create = (more: object = {}) => ask(handle, 'POST', path, { ...fields, ...more });
	const remove = (version?: number | string) =>
		ask(handle, 'DELETE', `${path}/1${version === undefined ? '' : `?version=${version}`}`);
	const restore = (body: object = {}) => ask(handle, 'POST', `${path}/1/restore`, body);
	const list = async (query = '') => (await ask(handle, 'GET', `${path}${query}`)).body;

	test('that somebody changed meanwhile is not deleted, and is answered as it is now', async () => {
		await create();
		await ask(handle, 'PUT', `${path}/1`, { ...fields, ...another, version: 1 });
		const { status, body } = await remove(1);
		expect([status, body]).toMatchObject([
			409,
			{ message: changedMeanwhile, current: { id: 1, ...another, version: 2, deletedAt: null } },
		]);
		expect((await ask(handle, 'GET', `${publicPath}/1`)).status).toBe(200);
		expect(await remove(2)).toMatchObject({ status: 200, body: { id: 1 } });
	});

	test.each(['0', 'x', '1.5', ''])('is not deleted by the version %j', async (version) => {
		await create();
		const { status, body } = await remove(version);
		expect([status, namedFields(body)]).toEqual([400, ['version']]);
		expect(await list()).toMatchObject([{ id: 1 }]);
	});

	test('that was deleted is shown to nobody', async () => {
		await create({ featured: true });
		await create();
		await remove(1);
		for (const address of [publicPath, `${publicPath}?q=${label.slice(0, 4)}`]) {
			const { body, headers } = await ask(handle, 'GET', address);
			expect([body, headers.get('X-Total-Count')]).toMatchObject([[{ id: 2 }], '1']);
		}
		expect((await ask(handle, 'GET', `${publicPath}/featured`)).body).toEqual([]);
		expect((await ask(handle, 'GET', `${publicPath}/1`)).status).toBe(404);
		const sources = { openDatabase: async () => db, builtPage: async (page: string) => page };
		const page = apiRequest('GET', publicPath.replace('/api', '') + '/1');
		expect((await handlePage(page, sources)).status).toBe(404);
		expect((await selectSnapshot(db))[`${kind.kind}s`]).toMatchObject([{ id: 2 }]);
		expect(await list()).toMatchObject([{ id: 2 }]);
		const counts = await ask(handle, 'GET', getCounts.path);
		expect(counts.body).toMatchObject({ [`${kind.kind}s`]: 1 });
		expect((await ask(handle, 'PUT', `${path}/1`, fields)).status).toBe(404);
		expect((await remove()).status).toBe(404);
	});

	test('that was deleted is listed as such, the last deleted first', async () => {
		for (const image of [1, 2, 3]) await create({ image: `https://pictures.example/${image}.jpg` });
		clock = subDays(testNow, 1);
		await ask(handle, 'DELETE', `${path}/2`);
		clock = testNow;
		await remove();
		expect(await list('?deleted=true')).toMatchObject([
			{ id: 1, version: 2, deletedAt: testNow.toISOString() },
			{ id: 2, version: 2, deletedAt: subDays(testNow, 1).toISOString() },
		]);
		expect(await list('?deleted=false')).toMatchObject([{ id: 3, deletedAt: null }]);
		expect(namedFields(await list('?deleted=1'))).toEqual(['deleted']);
	});

	test('that was deleted is brought back as it was, public at once, and who did so is stored', async () => {
		await create();
		clock = subDays(testNow, 30);
		await remove(1);
		const purged: string[][] = [];
		onTestFinished(onPurge((tags) => purged.push([...tags])));
		clock = testNow;
		const stored = asStored({ ...fields, ...defaults, id: 1 });
		expect(await restore({ version: 2 })).toMatchObject({
			status: 200,
			body: { ...stored, version: 3, deletedAt: null },
		});
		expect((await ask(handle, 'GET', `${publicPath}/1`)).body).toEqual({
			...stored,
			...kind.shownBeside,
		});
		expect(await list('?deleted=true')).toEqual([]);
		expect(purged).toEqual([kind.tags]);
		expect(await db.select().from(changes).orderBy(changes.id)).toMatchObject([
			{ action: 'created', after: stored },
			{ action: 'deleted', before: stored, after: null },
			{ action: 'restored', before: null, after: stored, label, createdAt: clock },
		]);
		// Asked for again, as after a lost answer: it is there.
		expect(await restore({ version: 3 })).toMatchObject({ status: 200, body: { version: 3 } });
		expect(await db.$count(changes)).toBe(3);
	});

	test('is brought back only as it was seen', async () => {
		await create();
		await remove();
		const { status, body } = await restore({ version: 1 });
		expect([status, body]).toMatchObject([409, { current: { version: 2 } }]);
		expect((await ask(handle, 'GET', `${publicPath}/1`)).status).toBe(404);
	});

	test('is gone for good thirty days after it was deleted', async () => {
		await create();
		await create();
		clock = subMilliseconds(subDays(testNow, 30), 1);
		await remove();
		clock = testNow;
		expect(await restore()).toMatchObject({ status: 404, body: { message: kind.missing } });
		expect(await db.$count(table)).toBe(2);
		expect(await list('?deleted=true')).toEqual([]);
		expect(await db.$count(table)).toBe(1);
	});

	test('is forgotten when another is deleted later', async () => {
		await create();
		await create();
		clock = subDays(testNow, 31);
		await remove();
		clock = testNow;
		await ask(handle, 'DELETE', `${path}/2`);
		expect(await db.select({ id: table.id }).from(table)).toEqual([{ id: 2 }]);
	});
});

test.each([flightKind, tourKind])(
	'before a $kind is deleted, its open bookings are counted',
	async (kind) => {
		const { path, handle, fields } = kind;
		await ask(handle, 'POST', path, fields);
		const type = kind.kind;
		const open = { type, itemId: '1', departureDate: '2026-11-21' };
		const rows = [
			open,
			{ ...open, status: 'Confirmed' as const },
			{ ...open, status: 'Cancelled' as const },
			{ ...open, departureDate: '2026-11-20' },
			{ ...open, itemId: '11' },
			{ ...open, type: type === 'tour' ? ('flight' as const) : ('tour' as const) },
		];
		await db.insert(bookings).values(rows.map((row, index) => storedBooking(index, row)));
		expect(await ask(handle, 'GET', `${path}/1/references`)).toMatchObject({
			status: 200,
			body: { openBookings: 2, tours: 0 },
		});
	},
);

test('before a destination is deleted, the tours that go there are counted', async () => {
	const { path, handle, fields } = destinationKind;
	await ask(handle, 'POST', path, fields);
	for (const destination of ['Kyoto, Japan', 'Kyoto & Nara, Japan', 'Santorini, Greece', 'Kyōto']) {
		await ask(tourKind.handle, 'POST', tourKind.path, { ...tourKind.fields, destination });
	}
	await ask(tourKind.handle, 'DELETE', `${tourKind.path}/4`);
	expect((await ask(handle, 'GET', `${path}/1/references`)).body).toEqual({
		openBookings: 0,
		tours: 2,
		waiting: 0,
	});
});
