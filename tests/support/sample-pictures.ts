import { deflateSync, crc32 } from 'node:zlib';

import sharp from 'sharp';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

/** A picture of two colors, the left half red and the right half blue, as a file of a kind. */
export function samplePicture(
	kind: Kind = 'jpeg',
	{ width = 400, height = 300 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
	return halves(width, height)
		.toFormat(kind, kind === 'avif' ? { effort: 0 } : {})
		.toBuffer();
}

/** As a telephone writes it: lying on its side, and telling who took it and where. */
export function pictureOfTelephone(): Promise<Buffer> {
	return halves(500, 400)
		.jpeg()
		.withExif({
			IFD0: { Artist: 'Ada Lovelace', Orientation: '6' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Lovelace</x:xmpmeta>')
		.withIccProfile('p3')
		.toBuffer();
}

/** A WebP of three pictures one after the other. */
export async function movingWebp(): Promise<Buffer> {
	const frames = await Promise.all(
		['red', 'green', 'blue'].map((background) =>
			sharp({ create: { width: 400, height: 300, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	return sharp(frames, { join: { animated: true } })
		.webp()
		.toBuffer();
}

/** The head of a PNG that claims a size, and pixels that are not there. */
export function claimedPng(width: number, height: number): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	size.set([8, 2], 8);
	return png(['IHDR', size], ['IDAT', deflateSync(Buffer.alloc(64))], ['IEND', Buffer.alloc(0)]);
}

/** A PNG that says that it moves. */
export async function movingPng(): Promise<Buffer> {
	const still = await samplePicture('png');
	const headEnd = 8 + 12 + 13;
	const moves = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
	return Buffer.concat([still.subarray(0, headEnd), moves, still.subarray(headEnd)]);
}

/** A PNG of few bytes and many pixels of one color. */
export function bombPng(width: number, height: number): Promise<Buffer> {
	const create = { width, height, channels: 3 as const, background: 'white' };
	return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

function halves(width: number, height: number) {
	const create = { width, height, channels: 3 as const, background: 'blue' };
	const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' };
	return sharp({ create }).composite([{ input: { create: half }, left: 0, top: 0 }]);
}

function png(...chunks: [type: string, data: Buffer][]): Buffer {
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
	return Buffer.concat([signature, ...chunks.map(([type, data]) => chunk(type, data))]);
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}
