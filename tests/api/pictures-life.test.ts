import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { handle as handleUpload } from '#functions/upload.ts';
import { pictureMessages } from '#src/contract/desk/pictures.ts';
import {
	changes,
	destinations,
	flights,
	pictureFiles,
	pictures,
	tours,
	tourVersions,
} from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { dealRow } from '../support/bookings.ts';
import { destinationKind, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { gateWords, pictureCalls, picturesPath } from '../support/picture-calls.ts';
import { plainDay } from '../support/plain-tour.ts';
import { samplePicture } from '../support/sample-pictures.ts';

const { db, ask, uploaded, file } = pictureCalls(await testDatabase());

test('a picture goes from the desk to a tour and its page, and away again once nothing shows it', async () => {
	const { address } = await uploaded(await samplePicture('jpeg', { width: 1000, height: 600 }));
	const fields = { ...tourKind.fields, hero: address, state: 'published' };
	expect((await ask(handle, 'POST', tourKind.path, fields)).status).toBe(201);
	const shown = await ask(handle, 'GET', '/api/tours/1');
	expect(shown.body).toMatchObject({ hero: address, pictureWords: { [address]: gateWords } });
	expect((await file(address)).status).toBe(200);

	const kept = await ask(handleUpload, 'DELETE', `${picturesPath}/1`);
	const shows = ['the tour Island Light'];
	expect([kept.status, kept.body]).toEqual([409, { message: pictureMessages.inUse(shows) }]);
	expect((await list())[0]).toMatchObject({ usedBy: shows });

	await db.delete(tours);
	await db.delete(tourVersions);
	const gone = await ask(handleUpload, 'DELETE', `${picturesPath}/1`);
	expect([gone.status, gone.body]).toEqual([200, { id: 1 }]);
	expect(await db.$count(pictureFiles)).toBe(0);
	expect(await db.$count(pictures)).toBe(0);
	expect((await file(address)).status).toBe(404);
	const again = await ask(handleUpload, 'DELETE', `${picturesPath}/1`);
	expect([again.status, again.body]).toEqual([404, { message: pictureMessages.missing }]);
});

test('whatever shows a picture keeps it: drafts, what is put away or deleted, and what somebody booked', async () => {
	const { address } = await uploaded(await samplePicture());
	const tour = { ...tourKind.fields, ...tourKind.defaults, features: [], itinerary: [] };
	await db.insert(tours).values([
		{ ...tour, name: 'Draft', gallery: [address], state: 'draft' as const },
		{
			...tour,
			name: 'Days',
			itinerary: [{ ...plainDay('Day 1', 'Arrive.'), picture: address }],
			state: 'archived' as const,
		},
		{ ...tour, name: 'Gone', image: address, deletedAt: new Date() },
		{ ...tour, name: 'Other' },
	]);
	await db.insert(flights).values(dealRow({ image: address }));
	await db.insert(destinations).values({ ...destinationKind.fields, image: address });
	const before = { ...tour, id: 4, name: 'Other', hero: address };
	await db
		.insert(tourVersions)
		.values({ tourId: 4, version: 1, tour: before, createdAt: new Date() });
	const [picture] = await list();
	expect(picture?.usedBy.toSorted()).toEqual([
		'an earlier version of the tour Other',
		'the archived tour Days',
		'the deal New York (JFK) to London (LHR)',
		'the deleted tour Gone',
		'the destination Kyoto, Japan',
		'the draft tour Draft',
	]);
	const kept = await ask(handleUpload, 'DELETE', `${picturesPath}/1`);
	expect([kept.status, kept.body]).toEqual([
		409,
		{ message: expect.stringContaining('the archived tour Days') },
	]);
});

test('pictures are listed a page at a time, the newest first, and found by their words', async () => {
	await uploaded(await samplePicture('jpeg'), { alt: 'A red gate' });
	await uploaded(await samplePicture('png'), { alt: 'A market at 50% off' });
	await uploaded(await samplePicture('webp'), { alt: 'A gate at night' });
	expect((await list()).map(({ id }) => id)).toEqual([3, 2, 1]);
	const page = await ask(handleUpload, 'GET', `${picturesPath}?limit=1&offset=1`);
	expect(page.headers.get('X-Total-Count')).toBe('3');
	expect(page.body).toMatchObject([{ alt: 'A market at 50% off' }]);
	expect((await list('?q=GATE')).map(({ id }) => id)).toEqual([3, 1]);
	expect((await list('?q=0%25+o')).map(({ id }) => id)).toEqual([2]);
	expect((await ask(handleUpload, 'GET', `${picturesPath}?limit=0`)).status).toBe(400);
});

test('other words are read wherever the picture is shown, and the history tells both', async () => {
	const { address } = await uploaded(await samplePicture());
	const alt = 'The gate of Itsukushima at low tide';
	const purged: string[] = [];
	const stop = onPurge((tags) => purged.push(...tags));
	await ask(handleUpload, 'PATCH', `${picturesPath}/1`, { alt: 'A gate that nothing shows' });
	expect(purged).toEqual([]);
	await db.insert(tours).values({ ...tourKind.fields, image: address });
	const changed = await ask(handleUpload, 'PATCH', `${picturesPath}/1`, { alt });
	// The same ones again are no news: nothing is built for them.
	expect((await ask(handleUpload, 'PATCH', `${picturesPath}/1`, { alt })).status).toBe(200);
	stop();
	expect([changed.status, changed.body]).toEqual([
		200,
		expect.objectContaining({ alt, usedBy: ['the tour Island Light'] }),
	]);
	expect(purged).toEqual(['flights', 'tours', 'destinations']);
	expect((await ask(handle, 'GET', '/api/tours/1')).body).toMatchObject({
		pictureWords: { [address]: alt },
	});
	const history = await db.select().from(changes).orderBy(changes.id);
	expect(history.at(-1)).toMatchObject({
		action: 'updated',
		subject: 'picture',
		subjectId: 1,
		label: alt,
		before: { alt: 'A gate that nothing shows' },
		after: { alt },
	});
	expect((await ask(handleUpload, 'PATCH', `${picturesPath}/9`, { alt })).status).toBe(404);
	expect((await ask(handleUpload, 'PATCH', `${picturesPath}/1`, { alt: 'Gate' })).status).toBe(400);
});

test.each(kinds)('a $kind cannot show a picture that is not there', async (kind) => {
	const gone = `/pictures/${'f'.repeat(16)}/640x480.webp`;
	const { address } = await uploaded(await samplePicture());
	const refused = await ask(kind.handle, 'POST', kind.path, { ...kind.fields, image: gone });
	expect([refused.status, refused.body]).toEqual([
		400,
		{
			message: pictureMessages.unknown,
			issues: [{ path: 'image', message: pictureMessages.unknown }],
		},
	]);
	const taken = await ask(kind.handle, 'POST', kind.path, { ...kind.fields, image: address });
	expect(taken.status).toBe(201);
	// One that it shows already passes, whatever became of it: nobody has to mend that in order to change a price.
	await db.delete(pictures);
	const change = { ...kind.fields, ...kind.another, image: address };
	expect((await ask(kind.handle, 'PUT', `${kind.path}/1`, change)).status).toBe(200);
});

test('a picture of a tour that is not there is named at its day and its place in the gallery', async () => {
	const gone = `/pictures/${'f'.repeat(16)}/640x480.webp`;
	const day = { ...plainDay('Day 1', 'Arrive.'), picture: gone };
	const sent = { ...tourKind.fields, hero: gone, gallery: [gone], itinerary: [day] };
	const { body } = await ask(handle, 'POST', tourKind.path, sent);
	const paths = ['hero', 'gallery.0', 'itinerary.0.picture'];
	expect(body).toMatchObject({ issues: paths.map((path) => expect.objectContaining({ path })) });
});

test('a file is kept for a year by browsers and the CDN, and is nothing but a picture', async () => {
	const { address } = await uploaded(await samplePicture());
	const answer = await file(address);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'image/webp',
		'cache-control': 'public, max-age=31536000, immutable',
		'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
		'netlify-cache-tag': `picture-${address.split('/')[2]}`,
		'netlify-vary': 'query=none',
		'x-content-type-options': 'nosniff',
		'content-security-policy': expect.stringContaining("default-src 'none'"),
		'cross-origin-resource-policy': 'same-origin',
	});
	const etag = answer.headers.get('ETag') ?? '';
	const unchanged = await file(address, { 'If-None-Match': etag });
	expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
	const head = await file(address, {}, 'HEAD');
	expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);
	const posted = await file(address, {}, 'POST');
	expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
	'/pictures/0123456789abcdef/640x480.webp',
	'/pictures/0123456789abcdef/',
	'/pictures/%2e%2e/640x480.webp',
	'/pictures/0123456789ABCDEF/640x480.webp',
	'/pictures/0123456789abcdef/640x480.svg',
	"/pictures/0123456789abcdef/640x480.webp'--",
])('%s is no picture: one line, and nobody keeps it', async (path) => {
	const answer = await file(path);
	expect([answer.status, await answer.text()]).toEqual([
		404,
		'There is no picture at this address.',
	]);
	expect(answer.headers.get('Cache-Control')).toBe('no-store');
	expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

async function list(query = '') {
	const { body } = await ask(handleUpload, 'GET', picturesPath + query);
	const row = z.looseObject({ id: z.number(), usedBy: z.array(z.string()) });
	return z.parse(z.array(row), body);
}
