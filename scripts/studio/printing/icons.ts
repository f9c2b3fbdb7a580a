import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { family } from '../tools/palettes.ts';
import type { Picture } from './picture.ts';

const favicon = new URL('../../../public/favicon.svg', import.meta.url);

/** Width of the drawing in its own units. */
const drawnWidth = 40;
/** Widths in pixels; an icon with a ground has the mark in the middle of a square of that colour. */
const recipe: Record<string, { size: number; mark: number; ground?: string }> = {
	'apple-touch-icon.png': { size: 180, mark: 132, ground: family.paper },
	// Devices cut this one to a shape of theirs, and leave a circle of four fifths of its width.
	'icon-maskable-512.png': { size: 512, mark: 340, ground: family.paper },
	'icon-192.png': { size: 192, mark: 192 },
	'icon-512.png': { size: 512, mark: 512 },
	'favicon.ico': { size: 32, mark: 32 },
};

/** The bitmap icons of the site, made of `public/favicon.svg`. */
export async function icons(): Promise<Picture> {
	const svg = await readFile(favicon, 'utf8');
	return {
		name: 'icons',
		svg,
		recipe,
		files: Object.keys(recipe),
		make: () =>
			Promise.all(
				Object.entries(recipe).map(async ([file, { size, mark, ground }]) => {
					const drawn = markOf(svg, mark);
					const icon = ground === undefined ? drawn : onGround(drawn, (size - mark) / 2, ground);
					const png = await icon.toBuffer();
					return file.endsWith('.ico') ? iconFile(png, size) : png;
				}),
			),
	};
}

/** The mark on transparent ground, in pixels. */
function markOf(svg: string, size: number): Sharp {
	return sharp(Buffer.from(svg), { density: (72 * 2 * size) / drawnWidth })
		.resize(size, size)
		.png({ palette: true });
}

/** The mark with an edge of some pixels round it, both on a colour. */
function onGround(mark: Sharp, edge: number, background: string): Sharp {
	return mark
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background })
		.flatten({ background });
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
