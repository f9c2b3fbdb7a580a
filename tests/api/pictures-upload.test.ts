import sharp from 'sharp';
import { expect, test } from 'vitest';

import { handle } from '#functions/desk-pictures.ts';
import { mostPictureBytes, pictureMessages } from '#src/contract/admin/pictures.ts';
import { photographFiles, photographOf } from '#src/domain/pictures/photograph.ts';
import { changes, pictureFiles, pictures } from '#src/server/db/schema.ts';

import { apiRequest, send, testNow } from '../support/api.ts';
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

const { db, deps, upload, uploaded, file, signedIn } = pictureCalls(await testDatabase());

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
