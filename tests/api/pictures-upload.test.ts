import sharp from 'sharp';
import { expect, test } from 'vitest';

import { handle } from '#functions/upload.ts';
import { mostPictureBytes, pictureMessages } from '#src/contract/desk/pictures.ts';
import { photographFiles, photographOf } from '#src/domain/pictures/photograph.ts';
import { changes, pictureFiles, pictures } from '#src/server/db/schema.ts';

import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { readAnswer } from '../support/http.ts';
import { gateWords, pictureCalls, picturesPath } from '../support/picture-calls.ts';
import {
	bombPng,
	claimedPng,
	movingPng,
	movingWebp,
	pictureOfTelephone,
	samplePicture,
} from '../support/sample-pictures.ts';

const { db, deps, sendFile, upload, uploaded, file, signedIn } = pictureCalls(await testDatabase());

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
	'a photograph as %s becomes files of every size, each an AVIF and a WebP',
	async (kind) => {
		const sent = await samplePicture(kind, { width: 700, height: 500 });
		const picture = await uploaded(sent, { type: `image/${kind}` });
		expect(picture).toEqual({
			id: 1,
			address: expect.stringMatching(/^\/pictures\/[0-9a-f]{16}\/700x500\.webp$/),
			alt: gateWords,
			width: 700,
			height: 500,
			usedBy: [],
			createdAt: testNow.toISOString(),
		});
		const photograph = photographOf(picture.address);
		const files = photograph ? photographFiles(photograph) : [];
		expect(files.map(({ size }) => size.width)).toEqual([320, 320, 640, 640, 700, 700]);
		for (const { name, size, format } of files) {
			const answer = await file(`/pictures/${name}`);
			const found = await sharp(await answer.arrayBuffer()).metadata();
			expect([found.mediaType, found.width, found.height]).toEqual([
				`image/${format}`,
				size.width,
				size.height,
			]);
		}
		expect(await db.$count(pictureFiles)).toBe(files.length);
	},
);

test('a photograph of a telephone stands upright, and tells nobody who took it and where', async () => {
	const sent = await pictureOfTelephone();
	expect(sent.toString('latin1')).toContain('Ada Lovelace');
	const { address, width, height } = await uploaded(sent);
	expect([width, height]).toEqual([400, 500]);
	const bytes = Buffer.from(await (await file(address)).arrayBuffer());
	const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
	expect({ exif, xmp, icc, orientation }).toEqual({});
	expect(bytes.toString('latin1')).not.toMatch(/Ada Lovelace|GPS|Exif|xmpmeta|ICCP/);
	// What was its left half is on top.
	const { data } = await sharp(bytes).resize(1, 2).raw().toBuffer({ resolveWithObject: true });
	const [red = 0, , blue = 0, lowerRed = 0, , lowerBlue = 0] = data;
	expect([red > blue, lowerRed < lowerBlue]).toEqual([true, true]);
});

/** The head of a picture as iPhones write it: nothing more is read of it. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
	['words', () => Buffer.from('Not a picture at all.'), 415, pictureMessages.kind],
	['nothing', () => Buffer.alloc(0), 415, pictureMessages.kind],
	['an SVG with a script', () => Buffer.from(svg), 415, pictureMessages.kind],
	['an SVG that calls itself a JPEG', () => jpegHead(svg), 400, pictureMessages.damaged],
	[
		'a page',
		() => Buffer.from('<!doctype html><script>alert(1)</script>'),
		415,
		pictureMessages.kind,
	],
	['a GIF', () => sharp(Buffer.from(svg)).gif().toBuffer(), 415, pictureMessages.kind],
	['a TIFF', () => sharp(Buffer.from(svg)).tiff().toBuffer(), 415, pictureMessages.kind],
	['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'), 415, pictureMessages.kind],
	['a HEIC of a phone', () => heic, 415, pictureMessages.heic],
	['a WebP that moves', movingWebp, 415, pictureMessages.moving],
	['a PNG that moves', movingPng, 415, pictureMessages.moving],
	[
		'40 megapixels, in its head alone',
		() => claimedPng(8000, 5000),
		400,
		pictureMessages.tooManyPixels,
	],
	[
		'a bomb: few bytes, 100 megapixels',
		() => bombPng(10_000, 10_000),
		400,
		pictureMessages.tooManyPixels,
	],
	[
		'too few pixels',
		() => samplePicture('png', { width: 319, height: 300 }),
		400,
		pictureMessages.tooSmall,
	],
	[
		'a line',
		() => samplePicture('png', { width: 1300, height: 300 }),
		400,
		pictureMessages.tooLong,
	],
])('%s is refused in words, and nothing is stored', async (_, make, status, message) => {
	const answer = await upload(await make());
	expect([answer.status, answer.body]).toEqual([status, { message }]);
	expect(await stored()).toEqual([0, 0, 0]);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
	['a PNG without the pixels that it claims', () => claimedPng(800, 600)],
	...(['jpeg', 'png', 'webp', 'avif'] as const).map((kind): [string, () => Promise<Buffer>] => [
		`half of a ${kind}`,
		async () => {
			const whole = await samplePicture(kind, { width: 900, height: 700 });
			return whole.subarray(0, whole.length * 0.6);
		},
	]),
])('%s is refused, at once or when it is made ready', async (_, make) => {
	const { body } = await upload(await make());
	expect([{ state: 'refused', problem: damaged }, { message: damaged }]).toContainEqual(body);
	expect(await stored()).toEqual([0, 0, 0]);
});

test('what hangs at the end of a picture, or calls it something else, is left behind', async () => {
	const page = '<html><script>alert(document.cookie)</script></html>PK\x03\x04';
	const both = Buffer.concat([await samplePicture('jpeg'), Buffer.from(page)]);
	// Neither the type that a browser sends nor the name of a file is believed.
	const { address } = await uploaded(both, { type: 'image/svg+xml' });
	const answer = await file(address);
	expect(answer.headers.get('Content-Type')).toBe('image/webp');
	for (const { bytes } of await db.select().from(pictureFiles)) {
		expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|cookie/);
	}
});

test('a file of more than 8 MB is refused, whether it is announced or not', async () => {
	const large = Buffer.concat([await samplePicture(), Buffer.alloc(mostPictureBytes)]);
	const refused = [413, { message: pictureMessages.tooLarge }];
	const announced = await upload(large, { headers: { 'Content-Length': String(large.length) } });
	expect([announced.status, announced.body]).toEqual(refused);
	const { cookie } = await signedIn({ email: 'second@example.com', isAdmin: true });
	const stream = new ReadableStream({
		start(controller) {
			for (let at = 0; at < large.length; at += 65_536)
				controller.enqueue(large.subarray(at, at + 65_536));
			controller.close();
		},
	});
	const request = new Request(`https://site.example${picturesPath}?alt=A+red+gate`, {
		method: 'POST',
		headers: { Cookie: cookie, 'Content-Type': 'image/jpeg' },
		body: stream,
		duplex: 'half',
	} as RequestInit);
	const unannounced = await readAnswer(await handle(request, deps));
	expect([unannounced.status, unannounced.body]).toEqual(refused);
	const fits = Buffer.concat([await samplePicture(), Buffer.alloc(mostPictureBytes)]);
	expect((await sendFile(fits.subarray(0, mostPictureBytes))).status).toBe(202);
});

test.each<[string, string | null, RegExp]>([
	['no words', null, /^Please say in a few words/],
	['empty words', '  ', /^Please say in a few words/],
	['20,000 characters of words', 'gate '.repeat(4000), /^Please use at most 300 characters\.$/],
	['words that cannot be seen', '\u200b\u200b\u200b\u200b\u200b', /^Please say in a few words/],
])('a picture with %s is refused before it is read', async (_, alt, message) => {
	const answer = await upload(await samplePicture(), { alt });
	expect([answer.status, answer.body]).toEqual([
		400,
		{
			message: expect.stringMatching(message),
			issues: [{ path: 'alt', message: expect.any(String) }],
		},
	]);
	expect(await stored()).toEqual([0, 0, 0]);
});

test('only a file is taken that says it is a picture, and only from this site', async () => {
	const bytes = await samplePicture();
	for (const type of ['text/html', 'multipart/form-data', 'application/json', '']) {
		expect([type, (await upload(bytes, { type })).status]).toEqual([type, 415]);
	}
	const packed = await upload(bytes, { headers: { 'Content-Encoding': 'gzip' } });
	expect(packed.status).toBe(415);
	const elsewhere = await upload(bytes, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
	expect(elsewhere.status).toBe(403);
	expect(await stored()).toEqual([0, 0, 0]);
});

test('the same file again is the same picture, in the newest words', async () => {
	const bytes = await samplePicture();
	const first = await uploaded(bytes);
	const again = await sendFile(bytes, { alt: 'The same gate at high tide' });
	const picture = { ...first, alt: 'The same gate at high tide' };
	expect([again.status, again.body]).toEqual([200, { state: 'done', picture }]);
	// Once uploaded, once in other words.
	expect(await stored()).toEqual([1, 4, 2]);
	await upload(bytes, { alt: 'The same gate at high tide' });
	expect(await stored()).toEqual([1, 4, 2]);
});

test('whoever uploads very many pictures is asked to wait', async () => {
	const { cookie } = await signedIn({ email: 'second@example.com', isAdmin: true });
	const world = { ...deps, limitsUses: true };
	const statuses = new Set<number>();
	for (let count = 0; count <= 200; count += 1) {
		const sent = {
			body: Buffer.from('x'),
			headers: { Cookie: cookie, 'Content-Type': 'image/png' },
		};
		const answer = await send(handle, world, 'POST', `${picturesPath}?alt=A+red+gate`, sent);
		statuses.add(answer.status);
	}
	expect([...statuses]).toEqual([415, 429]);
});

const { damaged } = pictureMessages;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script><rect width="400" height="300" fill="red"/></svg>`;

function jpegHead(text: string): Buffer {
	return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);
}

/** How many pictures there are, files of them, and entries in the history. */
async function stored(): Promise<number[]> {
	return [await db.$count(pictures), await db.$count(pictureFiles), await db.$count(changes)];
}
