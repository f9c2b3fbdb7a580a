import { writeFile } from 'node:fs/promises';

import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { brand } from '#src/brand.ts';

import { paintedLogo } from './logo.ts';

/** Width of the drawing in its own units. */
const drawnWidth = 40;
type Look = { size: number; mark: number; ground?: string };

/** Widths in pixels; an icon with a ground has the mark in the middle of a square of that colour. */
const recipe: Record<string, Look> = {
	'apple-touch-icon.png': { size: 180, mark: 132, ground: brand.paper },
	// Devices cut this one to a shape of theirs, and leave a circle of four fifths of its width.
	'icon-maskable-512.png': { size: 512, mark: 340, ground: brand.paper },
	'icon-192.png': { size: 192, mark: 192 },
	'icon-512.png': { size: 512, mark: 512 },
	'favicon.ico': { size: 32, mark: 32 },
};

/** Writes the icons of the site, made of `content/logo.svg`, into a built site. */
export function brandIcons(): AstroIntegration {
	return {
		name: 'brand-icons',
		hooks: {
			// Without the others: browsers ask for this one while pages are worked on.
			'astro:server:setup': ({ server }) => {
				server.middlewares.use('/favicon.svg', (_request, response) => {
					response.setHeader('Content-Type', 'image/svg+xml').end(paintedLogo());
				});
			},
			'astro:build:done': async ({ dir }) => {
				const logo = paintedLogo();
				await writeFile(new URL('favicon.svg', dir), logo);
				await Promise.all(
					Object.entries(recipe).map(async ([file, look]) =>
						writeFile(new URL(file, dir), await icon(file, logo, look)),
					),
				);
			},
		},
	};
}

async function icon(file: string, logo: string, { size, mark, ground }: Look): Promise<Buffer> {
	const drawn = markOf(logo, mark);
	const whole = ground === undefined ? drawn : onGround(drawn, (size - mark) / 2, ground);
	const png = await whole.toBuffer();
	return file.endsWith('.ico') ? iconFile(png, size) : png;
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
