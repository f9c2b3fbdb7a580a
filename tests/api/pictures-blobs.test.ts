import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/upload.ts';
import { pictureFiles, pictures } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { pictureCalls, picturesPath } from '../support/picture-calls.ts';
import { samplePicture } from '../support/sample-pictures.ts';

// Netlify's own stand-in for its store.
const directory = await mkdtemp(join(tmpdir(), 'bright-blobs-'));
const token = 'secret';
const server = new BlobsServer({ directory, token });
const { port } = await server.start();
afterAll(async () => {
	await server.stop();
	await rm(directory, { recursive: true, force: true });
});

const { db, ask, upload, uploaded, file } = pictureCalls(await testDatabase());

function storeIn(edgeURL: string) {
	const context = JSON.stringify({ edgeURL, siteID: 'ours', token });
	vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(context).toString('base64'));
}

beforeEach(() => {
	vi.stubEnv('PICTURE_STORE', 'netlify-blobs');
	storeIn(`http://127.0.0.1:${port}`);
	return () => vi.unstubAllEnvs();
});

test('a picture in Netlify Blobs is uploaded, served and deleted as one in the database', async () => {
	const bytes = await samplePicture();
	const { address } = await uploaded(bytes);
	const answer = await file(address);
	expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
	expect(await db.$count(pictureFiles)).toBe(0);
	vi.stubEnv('PICTURE_STORE', 'database');
	expect((await file(address)).status).toBe(404);
	vi.stubEnv('PICTURE_STORE', 'netlify-blobs');
	expect((await ask(handle, 'DELETE', `${picturesPath}/1`)).status).toBe(200);
	expect((await file(address)).status).toBe(404);
});

test('where the store is away, nothing is stored and it is said so', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { address } = await uploaded(await samplePicture());
	storeIn('http://127.0.0.1:9');
	const refused = await upload(await samplePicture('png'));
	expect([refused.status, refused.body]).toEqual([
		503,
		{ message: expect.stringContaining('store of the pictures'), requestId: expect.any(String) },
	]);
	expect(await db.$count(pictures)).toBe(1);
	expect((await file(address)).status).toBe(503);
	vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
	expect((await file(address)).status).toBe(503);
	expect(logged.mock.calls.flat().join()).toContain('picture store unavailable');
	logged.mockRestore();
});
