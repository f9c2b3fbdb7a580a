import { hash } from 'node:crypto';

import { expect, onTestFinished, test } from 'vitest';

import { handle as printLeftOver } from '#functions/picture-uploads.ts';
import { handle } from '#functions/upload.ts';
import { longestPictureTurn, pictureMessages } from '#src/contract/desk/pictures.ts';
import { changes, pictureFiles, pictures, pictureUploads } from '#src/server/db/schema.ts';
import { inTurn } from '#src/server/pictures/in-turn.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { readAnswer } from '../support/http.ts';
import { jobWorld } from '../support/job-world.ts';
import { gateWords, pictureCalls, picturesPath, uploadsPath } from '../support/picture-calls.ts';
import { samplePicture } from '../support/sample-pictures.ts';

const calls = pictureCalls(await testDatabase());
const { db, deps, ask, sendFile, upload, settled, file, signedIn } = calls;
const key = '0123456789abcdef';
const sent = `${key}/sent`;

test('a file is taken in before it is made ready, and what becomes of it can be asked', async () => {
	const answer = await sendFile(await samplePicture());
	expect([answer.status, answer.body]).toEqual([202, { state: 'waiting', id: 1, ahead: 0 }]);
	await settled();
	const made = await ask(handle, 'GET', `${uploadsPath}/1`);
	expect([made.status, made.body]).toEqual([
		200,
		{ state: 'done', picture: expect.objectContaining({ id: 1, alt: gateWords }) },
	]);
	// Of the file as it was sent nothing is left.
	expect(await filesNamed(/sent/)).toEqual([]);
	expect((await ask(handle, 'GET', `${uploadsPath}/2`)).status).toBe(404);
});

test('nobody is served a file as it was sent, which may say where it was taken', async () => {
	await leaveOver();
	expect((await file(`/pictures/${sent}`)).status).toBe(404);
	expect((await file(`/pictures/${key}/sent.webp`)).status).toBe(404);
});

test('what a process left over is made ready by the next, in the words of now', async () => {
	await leaveOver();
	await printLeftOver(world());
	const made = await ask(handle, 'GET', `${uploadsPath}/1`);
	expect(made.body).toMatchObject({ state: 'done', picture: { alt: 'A gate' } });
	expect(await db.select({ name: changes.name }).from(changes)).toEqual([{ name: 'The Boss' }]);
	expect(await filesNamed(/sent/)).toEqual([]);
});

test('what somebody works at is left to them as long as it is theirs', async () => {
	await leaveOver({ workedUntil: new Date(testNow.getTime() + 90_000), attempts: 1 });
	await printLeftOver(world(89));
	expect(await db.$count(pictures)).toBe(0);
	await printLeftOver(world(90));
	expect(await db.$count(pictures)).toBe(1);
});

test('a file by which the process ended each time is refused in the end, and taken when it is sent again', async () => {
	await leaveOver({ attempts: 5 });
	await printLeftOver(world());
	const refused = await ask(handle, 'GET', `${uploadsPath}/1`);
	expect(refused.body).toEqual({ state: 'refused', problem: pictureMessages.tooSlow });
	expect(await filesNamed(/sent/)).toEqual([]);

	await db.update(pictureUploads).set({ key: keyOf(await samplePicture()) });
	expect((await upload(await samplePicture())).body).toMatchObject({ state: 'done' });
});

test('a day later nobody knows any more what became of a file', async () => {
	await leaveOver({ problem: 'Too slow.' });
	await printLeftOver(world(24 * 3600 - 1));
	expect(await db.$count(pictureUploads)).toBe(1);
	await printLeftOver(world(24 * 3600));
	expect([await db.$count(pictureUploads), await db.$count(pictureFiles)]).toEqual([0, 0]);
});

test('what is taken back while it waits is made ready by nobody', async () => {
	await leaveOver();
	const dropped = await ask(handle, 'DELETE', `${uploadsPath}/1`);
	expect([dropped.status, dropped.body]).toEqual([200, { id: 1 }]);
	await printLeftOver(world());
	expect([await db.$count(pictures), await db.$count(pictureFiles)]).toEqual([0, 0]);
	for (const method of ['GET', 'DELETE']) {
		expect((await ask(handle, method, `${uploadsPath}/1`)).status).toBe(404);
	}
});

test('what waits while another is made ready is not begun, so that it can be taken back', async () => {
	const another = Promise.withResolvers<void>();
	onTestFinished(() => another.resolve());
	const turn = inTurn(() => another.promise);
	expect((await sendFile(await samplePicture())).status).toBe(202);
	const { attempts, workedUntil } = pictureUploads;
	const [waiting] = await db
		.select({ attempts, workedUntil })
		.from(pictureUploads)
		.orderBy(pictureUploads.id);
	expect(waiting).toEqual({ attempts: 0, workedUntil: null });
	expect((await ask(handle, 'DELETE', `${uploadsPath}/1`)).status).toBe(200);
	another.resolve();
	await Promise.all([turn, settled()]);
	expect([await db.$count(pictures), await db.$count(pictureFiles)]).toEqual([0, 0]);
});

test('a third file at a time is told when to come again before a byte of it is read, until another has left', async () => {
	const [one, other] = [await openUpload(), await openUpload()];
	const third = await openUpload();
	const refused = await readAnswer(await third.answer);
	const seconds = Number(refused.headers.get('Retry-After'));
	expect(seconds).toBeGreaterThan(0);
	expect([refused.status, refused.body]).toEqual([429, { message: pictureMessages.busy(seconds) }]);
	expect(third.pulled()).toBe(0);

	one.fail();
	expect((await one.answer).status).toBe(400);
	expect((await sendFile(await samplePicture())).status).toBe(202);
	other.fail();
	expect((await other.answer).status).toBe(400);
	await settled();
});

test('of many that come at once each is told another moment, and none a later one than in a minute', async () => {
	const held = [await openUpload(), await openUpload()];
	const { cookie: as } = await signedIn({ email: 'many@example.com', isAdmin: true });
	const told: number[] = [];
	for (let sent = 0; sent < 40; sent += 1) {
		const { status, headers } = await sendFile(await samplePicture(), { as });
		expect(status).toBe(429);
		told.push(Number(headers.get('Retry-After')));
	}
	const [first = 0] = told;
	expect(first).toBeLessThan(longestPictureTurn);
	expect(told.at(-1)).toBe(longestPictureTurn);
	expect(told).toEqual(told.toSorted((one, other) => one - other));
	const earlier = told.filter((seconds) => seconds < longestPictureTurn);
	expect(new Set(earlier).size).toBe(earlier.length);
	for (const upload of held) {
		upload.fail();
		await upload.answer;
	}
});

test('where many wait, whichever process took them, a file is told to come in a minute', async () => {
	await leaveOver();
	const waiting = Array.from({ length: 19 }, (_, index) => ({
		key: `${index}`.padStart(16, '0'),
		alt: 'A gate',
		sentBy: 1,
	}));
	await db.insert(pictureUploads).values(waiting);
	const refused = await sendFile(await samplePicture());
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
	await ask(handle, 'DELETE', `${uploadsPath}/1`);
	expect((await sendFile(await samplePicture())).status).toBe(202);
	await settled();
});

test('of whoever left before the answer nothing is kept', async () => {
	const leaving = new AbortController();
	const left = await openUpload({ signal: leaving.signal });
	leaving.abort();
	left.end(await samplePicture());
	expect((await left.answer).status).toBe(400);
	expect([await db.$count(pictureUploads), await db.$count(pictureFiles)]).toEqual([0, 0]);
});

/** A request whose body comes as slowly as the test likes. */
async function openUpload(init: { signal?: AbortSignal } = {}) {
	const { cookie } = await signedIn({ email: `${crypto.randomUUID()}@example.com`, isAdmin: true });
	let pulls = 0;
	const asked = Promise.withResolvers<void>();
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>(
		{
			start(given) {
				controller = given;
			},
			pull() {
				pulls += 1;
				asked.resolve();
			},
		},
		{ highWaterMark: 0 },
	);
	const request = new Request(`https://site.example${picturesPath}?alt=A+red+gate`, {
		method: 'POST',
		headers: { Cookie: cookie, 'Content-Type': 'image/jpeg' },
		body,
		duplex: 'half',
		...init,
	} as RequestInit);
	const answer = handle(request, deps);
	// It has its place, or its refusal, once its body is asked for or it is answered.
	await Promise.race([answer, asked.promise]);
	return {
		answer,
		pulled: () => pulls,
		fail: () => controller?.error(new Error('The line is gone.')),
		end(bytes: Uint8Array) {
			controller?.enqueue(bytes);
			controller?.close();
		},
	};
}

/** A file that was taken in by a process that has ended since. */
async function leaveOver(changed: Partial<typeof pictureUploads.$inferInsert> = {}) {
	await db
		.insert(pictureFiles)
		.values({ name: sent, bytes: new Uint8Array(await samplePicture()) });
	await db
		.insert(pictureUploads)
		.values({ key, alt: 'A gate', sentBy: 1, createdAt: testNow, ...changed });
}

function world(seconds = 0) {
	return jobWorld(db, new Date(testNow.getTime() + seconds * 1000).toISOString());
}

async function filesNamed(pattern: RegExp): Promise<string[]> {
	const files = await db
		.select({ name: pictureFiles.name })
		.from(pictureFiles)
		.orderBy(pictureFiles.name);
	return files.map(({ name }) => name).filter((name) => pattern.test(name));
}

function keyOf(bytes: Uint8Array): string {
	return hash('sha256', bytes, 'hex').slice(0, 16);
}
