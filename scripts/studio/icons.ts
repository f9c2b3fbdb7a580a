import { readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { family } from './tools/palettes.ts';

// node scripts/studio/icons.ts draws the bitmap icons of public/ from favicon.svg.
const publicFolder = new URL('../../public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', publicFolder));

await write('apple-touch-icon.png', tile(180, 132));
// Devices cut this one to a shape of theirs, and leave a circle of four fifths of its width.
await write('icon-maskable-512.png', tile(512, 340));
await write('icon-192.png', markOf(192));
await write('icon-512.png', markOf(512));

const small = await markOf(32).toBuffer();
await writeFile(new URL('favicon.ico', publicFolder), iconFile(small, 32));

/** The mark on transparent ground, in pixels. */
function markOf(size: number): Sharp {
	return sharp(mark, { density: (72 * 2 * size) / 40 })
		.resize(size, size)
		.png({ palette: true });
}

/** The mark in the middle of a square of paper, both in pixels. */
function tile(size: number, markSize: number): Sharp {
	const edge = (size - markSize) / 2;
	return markOf(markSize)
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background: family.paper })
		.flatten({ background: family.paper });
}

async function write(name: string, picture: Sharp): Promise<void> {
	await writeFile(new URL(name, publicFolder), await picture.toBuffer());
}

/** An .ico file that holds one PNG: a header of 6 bytes, one directory entry of 16, the image. */
function iconFile(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
