import { expect, test } from 'vitest';

import { handle } from '#functions/desk-pictures.ts';
import { handle as handleTours } from '#functions/tours.ts';
import { changes, pictureFiles, pictures, tours } from '#src/server/db/schema.ts';

import { tourKind } from '../support/catalog-calls.ts';
import { pictureCalls, picturesPath } from '../support/picture-calls.ts';
import { testPostgres } from '../support/postgres.ts';
import { samplePicture } from '../support/sample-pictures.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { ask, upload, uploaded, file } = pictureCalls(db);

test('the same file uploaded by six at once is one picture with all its files', async () => {
	const bytes = await samplePicture();
	const answers = await Promise.all(
		Array.from({ length: 6 }, (_, index) => upload(bytes, { alt: `A red gate, ${index}` })),
	);
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		...Array(5).fill(200),
		201,
	]);
	expect(await db.$count(pictures)).toBe(1);
	expect(await db.$count(pictureFiles)).toBe(4);
	expect(await db.$count(changes)).toBe(6);
});

test('what is uploaded is what is served, byte for byte of every file', async () => {
	const { address } = await uploaded(await samplePicture());
	for (const { name, bytes } of await db.select().from(pictureFiles)) {
		const answer = await file(`/pictures/${name}`);
		expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
	}
	expect((await file(address)).status).toBe(200);
});

test('a picture that is deleted and uploaded at once is whole, or not there at all', async () => {
	const bytes = await samplePicture();
	for (let round = 0; round < 5; round += 1) {
		const { id } = await uploaded(bytes);
		const [gone, again] = await Promise.all([
			ask(handle, 'DELETE', `${picturesPath}/${id}`),
			upload(bytes),
		]);
		expect(gone.status).toBe(200);
		expect([200, 201, 409]).toContain(again.status);
		expect(await db.$count(pictureFiles)).toBe((await db.$count(pictures)) * 4);
	}
});

test('a picture is not deleted under a tour that is stored with it at the same moment', async () => {
	const bytes = await samplePicture();
	for (let round = 0; round < 5; round += 1) {
		const { id, address } = await uploaded(bytes);
		const [gone, stored] = await Promise.all([
			ask(handle, 'DELETE', `${picturesPath}/${id}`),
			ask(handleTours, 'POST', tourKind.path, { ...tourKind.fields, hero: address }),
		]);
		expect([
			[200, 400],
			[409, 201],
		]).toContainEqual([gone.status, stored.status]);
		expect(await db.$count(pictures)).toBe(await db.$count(tours));
		await db.delete(tours);
		await db.execute('truncate tour_versions, picture_files, pictures');
	}
});
