import { isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { everyRoute, handle } from '#functions/api.ts';
import { handle as handleUpload } from '#functions/upload.ts';
import { changes, pictureFiles, pictures, pictureUploads, tours } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { jobWorld } from '../support/job-world.ts';
import { pictureCalls, picturesPath } from '../support/picture-calls.ts';
import { testPostgres } from '../support/postgres.ts';
import { samplePicture } from '../support/sample-pictures.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { ask, sendFile, upload, uploaded, settled, file, signedIn } = pictureCalls(db);

test('of six who send the same file at once two are let in, and it is one picture with all its files', async () => {
	const bytes = await samplePicture();
	// Nothing is read of those that are let in until the others were sent away: none of these comes when there is a place again.
	const { promise: areSentAway, resolve } = Promise.withResolvers<void>();
	let sentAway = 0;
	const send = async (index: number) => {
		const body = new ReadableStream({
			async pull(controller) {
				await areSentAway;
				controller.enqueue(new Uint8Array(bytes));
				controller.close();
			},
		});
		const answer = await sendFile(body, { alt: `A red gate, ${index}` });
		if (answer.status === 429) sentAway += 1;
		if (sentAway === 4) resolve();
		return answer;
	};
	const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => send(index)));
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		202,
		202,
		...Array(4).fill(429),
	]);
	await settled();
	expect(await db.$count(pictureUploads)).toBe(1);
	expect(await db.$count(pictures)).toBe(1);
	expect(await db.$count(pictureFiles)).toBe(4);
	expect(await db.$count(changes)).toBe(1);
});

test('of three processes that make ready what was left over each file is made ready by one', async () => {
	const { id: sentBy } = await signedIn({ email: 'agent@example.com', isAgent: true });
	const keys = ['a', 'b', 'c'].map((digit) => digit.repeat(16));
	for (const key of keys) {
		const bytes = new Uint8Array(await samplePicture());
		await db.insert(pictureFiles).values({ name: `${key}/sent`, bytes });
		await db.insert(pictureUploads).values({ key, alt: 'A red gate', sentBy, createdAt: testNow });
	}
	const processes = [await anotherProcess(), await anotherProcess(), await anotherProcess()];
	await Promise.all(processes.map((process) => process(jobWorld(db, testNow.toISOString()))));
	const made = await db
		.select({ key: pictureUploads.key, attempts: pictureUploads.attempts })
		.from(pictureUploads)
		.where(isNotNull(pictureUploads.pictureId))
		.orderBy(pictureUploads.key);
	expect(made).toEqual(keys.map((key) => ({ key, attempts: 1 })));
	expect([await db.$count(pictures), await db.$count(pictureFiles)]).toEqual([3, 12]);
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
			ask(handleUpload, 'DELETE', `${picturesPath}/${id}`),
			upload(bytes),
		]);
		expect(gone.status).toBe(200);
		expect([again.status, again.body]).toEqual([200, expect.objectContaining({ state: 'done' })]);
		expect(await db.$count(pictureFiles)).toBe((await db.$count(pictures)) * 4);
	}
});

test('a picture is not deleted under a tour that is stored with it at the same moment', async () => {
	const bytes = await samplePicture();
	for (let round = 0; round < 5; round += 1) {
		const { id, address } = await uploaded(bytes);
		const [gone, stored] = await Promise.all([
			ask(handleUpload, 'DELETE', `${picturesPath}/${id}`),
			ask(handle, 'POST', tourKind.path, { ...tourKind.fields, hero: address }),
		]);
		expect([
			[200, 400],
			[409, 201],
		]).toContainEqual([gone.status, stored.status]);
		expect(await db.$count(pictures)).toBe(await db.$count(tours));
		await db.delete(tours);
		await db.execute('truncate tour_versions, picture_files, picture_uploads, pictures');
	}
});

/** The job with modules of its own, as another process has it: each process makes one photograph ready at a time. */
async function anotherProcess() {
	await everyRoute();
	vi.resetModules();
	return (await import('#functions/picture-uploads.ts')).handle;
}
