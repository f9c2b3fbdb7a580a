import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';

import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { changes } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { asStored, kinds } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

let clock = testNow;
const { db, ask } = administratorCalls(await testDatabase(), { now: () => clock });
beforeEach(() => {
	clock = testNow;
});

const later = new Date('2026-11-21T12:30:00Z');
const whole = (shape: z.ZodMiniObject) => z.strictObject(shape.shape);

function listenForPurges(): string[][] {
	const purged: string[][] = [];
	onTestFinished(onPurge((tags) => purged.push([...tags])));
	return purged;
}

describe.each(kinds)('a $kind', (kind) => {
	const { path, publicPath, handle, fields, defaults, another, label } = kind;
	const create = (more: object = {}) => ask(handle, 'POST', path, { ...fields, ...more });
	const replace = (body: object) => ask(handle, 'PUT', `${path}/1`, { ...fields, ...body });
	const changesMade = async () =>
		(await db.select().from(changes).orderBy(changes.id)).map(({ id: _, ...made }) => made);

	test('is stored with the defaults of what was left out, and public at once', async () => {
		const purged = listenForPurges();
		const { status, body, headers } = await create();
		const stored = asStored({ ...fields, ...defaults, id: 1 });
		expect(status).toBe(201);
		expect(body).toEqual({
			...stored,
			version: 1,
			updatedAt: testNow.toISOString(),
			state: 'published',
			deletedAt: null,
		});
		expect(z.parse(whole(kind.record), body)).toEqual(body);
		expect(headers.get('Cache-Control')).toBe('no-store');
		expect((await ask(handle, 'GET', `${publicPath}/1`)).body).toEqual({
			...stored,
			...kind.shownBeside,
		});
		expect(purged).toEqual([kind.tags]);
	});

	test('is replaced by what is sent, as its next version', async () => {
		await create(another);
		clock = later;
		const purged = listenForPurges();
		const { status, body } = await replace({ image: 'https://pictures.example/a.jpg', version: 1 });
		const stored = asStored({
			...fields,
			...defaults,
			id: 1,
			image: 'https://pictures.example/a.jpg',
		});
		expect(status).toBe(200);
		expect(body).toEqual({
			...stored,
			version: 2,
			updatedAt: later.toISOString(),
			state: 'published',
			deletedAt: null,
		});
		expect((await ask(handle, 'GET', `${publicPath}/1`)).body).toEqual({
			...stored,
			...kind.shownBeside,
		});
		expect(purged).toEqual([kind.tags]);
	});

	test('is deleted', async () => {
		await create();
		const purged = listenForPurges();
		const { status, body } = await ask(handle, 'DELETE', `${path}/1`);
		expect([status, body]).toEqual([200, { id: 1 }]);
		expect(await ask(handle, 'GET', `${publicPath}/1`)).toMatchObject({ status: 404 });
		expect((await ask(handle, 'GET', path)).body).toEqual([]);
		expect(purged).toEqual([kind.tags]);
	});

	test('leaves behind who changed what, and only what differed', async () => {
		await create();
		clock = later;
		await replace(another);
		await replace(another);
		await ask(handle, 'DELETE', `${path}/1`);
		const by = { administratorId: 1, name: 'The Boss', email: 'boss@example.com' };
		const change = { ...by, subject: kind.kind, subjectId: 1, label };
		const first = asStored({ ...defaults, ...fields, id: 1 });
		const before = Object.fromEntries(
			Object.entries(first).filter(([name]) => Object.hasOwn(another, name)),
		);
		expect(await changesMade()).toMatchObject([
			{ ...change, action: 'created', before: null, after: first, createdAt: testNow },
			{ ...change, action: 'updated', before, after: another, createdAt: later },
			{ ...change, action: 'deleted', before: { ...first, ...another }, after: null },
		]);
		expect((await changesMade())[1]).toEqual(expect.objectContaining({ before, after: another }));
	});

	test('that somebody changed meanwhile is answered as it is now, and stays so', async () => {
		await create();
		await replace({ ...another, version: 1 });
		const purged = listenForPurges();
		const { status, body } = await replace({ version: 1 });
		expect(status).toBe(409);
		const current = asStored({ ...defaults, ...fields, ...another, id: 1, version: 2 });
		expect(body).toMatchObject({ message: changedMeanwhile, current });
		expect(z.parse(whole(kind.record), body && Object(body).current)).toMatchObject(current);
		expect(await ask(handle, 'GET', path)).toMatchObject({ body: [current] });
		expect([purged, (await changesMade()).length]).toEqual([[], 2]);
	});

	test('changed twice at once from the same version is changed by one of the two', async () => {
		await create();
		const answers = await Promise.all([1, 2, 3].map(() => replace({ ...another, version: 1 })));
		expect(answers.filter(({ status }) => status === 200).length).toBe(1);
		expect(answers.filter(({ status }) => status === 409).length).toBe(2);
	});

	test('is changed by the last who names no version', async () => {
		await create();
		await replace({ ...another, version: 1 });
		expect(await replace({})).toMatchObject({
			status: 200,
			body: asStored({ ...fields, ...defaults, version: 3 }),
		});
	});

	test('that is not there is a 404, purges nothing and leaves no trace', async () => {
		const purged = listenForPurges();
		for (const answer of [await replace({}), await ask(handle, 'DELETE', `${path}/1`)]) {
			expect([answer.status, answer.body]).toEqual([404, { message: kind.missing }]);
		}
		expect([purged, await changesMade()]).toEqual([[], []]);
	});

	test('cannot be given what the database or the clock says of it', async () => {
		const secret = { id: 7, createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z' };
		for (const { status, body } of [await create(secret), await replace(secret)]) {
			expect([status, namedFields(body)]).toEqual([400, Object.keys(secret)]);
		}
		expect(await create({ version: 900 })).toMatchObject({
			status: 201,
			body: { id: 1, version: 1 },
		});
	});

	test('is listed with its version, the newest entry first, page by page', async () => {
		for (const image of [1, 2, 3]) await create({ image: `https://pictures.example/${image}.jpg` });
		const { status, body, headers } = await ask(handle, 'GET', `${path}?limit=2&offset=1`);
		expect([status, headers.get('X-Total-Count')]).toEqual([200, '3']);
		expect(headers.get('Cache-Control')).toBe('no-store');
		expect(headers.has('Netlify-CDN-Cache-Control')).toBe(false);
		expect(z.parse(z.array(whole(kind.record)), body)).toMatchObject([{ id: 2 }, { id: 1 }]);
		const found = await ask(handle, 'GET', `${path}?q=${encodeURIComponent(label.slice(0, 6))}`);
		expect(found.headers.get('X-Total-Count')).toBe('3');
		expect((await ask(handle, 'GET', `${path}?q=%25`)).body).toEqual([]);
		expect(namedFields((await ask(handle, 'GET', `${path}?limit=0`)).body)).toEqual(['limit']);
	});
});
