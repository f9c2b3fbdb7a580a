import { readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { family } from './palettes.ts';

// node scripts/posters/icons.ts draws the bitmap icons of public/ from favicon.svg.
const publicFolder = new URL('../../public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', publicFolder));

const tile = await sharp(mark, { density: 300 })
	.resize(132, 132)
	.extend({ top: 24, bottom: 24, left: 24, right: 24, background: family.paper })
	.flatten({ background: family.paper })
	.png({ palette: true })
	.toBuffer();
await writeFile(new URL('apple-touch-icon.png', publicFolder), tile);

const small = await sharp(mark, { density: 300 }).resize(32, 32).png().toBuffer();
await writeFile(new URL('favicon.ico', publicFolder), iconFile(small, 32));

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
