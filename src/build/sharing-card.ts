import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

import { brand } from '#src/brand.ts';
import { sharingPictureSize } from '#src/domain/pictures/sharing-picture.ts';
import { site } from '#src/site.ts';

import { paintedLogo } from './logo.ts';
import { lineLettering, nameLettering, titleLettering } from './sharing-text.ts';

/** A card, or a part of one: raw pixels, three bytes each. */
export type Ground = Buffer;

// Pixels, all of them.
const { width, height } = sharingPictureSize;
const margin = 64;
const mount = 12;
const printSize = { width: 408, height: 510 };
const printLeft = width - 56 - mount - printSize.width;
const printTop = (height - printSize.height) / 2;
const raw = { raw: { width, height, channels: 3 } } as const;
const textWidth = printLeft - mount - margin - 40;
const markSize = 52;
const titleTop = margin + markSize + 28;
const footTop = height - margin - 62;

/** Bytes, so that the card is there at once; photographs may need a lower quality for it. */
const mostBytes = 120_000;
const qualities = [82, 76, 68, 60];

/** Draws what all cards have in common: the place of the print, the business above and below. */
export async function cardFrame(): Promise<Ground> {
	const mark = sharp(Buffer.from(paintedLogo()), { density: 200 }).resize(markSize, markSize);
	const indent = markSize + 16;
	const name = await nameLettering(site.name, textWidth - indent);
	const foot = await lineLettering(site.tagline, textWidth);
	return sharp(Buffer.from(scenery))
		.composite([
			{ input: await mark.toBuffer(), left: margin, top: margin },
			at(name.svg, margin + indent, margin + 9),
			at(foot.svg, margin, footTop + 28),
		])
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** Draws a print on a frame: all of a card but its title. */
export async function cardGround(frame: Ground, print: Buffer): Promise<Ground> {
	const picture = await sharp(print)
		.autoOrient()
		.resize({ ...printSize, fit: 'cover', position: sharp.strategy.attention })
		.toBuffer();
	return sharp(frame, raw)
		.composite([{ input: picture, left: printLeft, top: printTop }])
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** Draws a title on a ground; the result is a JPEG. */
export async function card(ground: Ground, title: string): Promise<Buffer> {
	const highest = footTop - titleTop - 24;
	const { svg, height: titleHeight } = await titleLettering(title, { width: textWidth, highest });
	const top = titleTop + (highest - titleHeight) / 2;
	const drawing = sharp(ground, raw).composite([at(svg, margin, top)]);
	for (const quality of qualities) {
		// Flat colours meet at hard edges, so the chroma keeps its full resolution.
		const file = await drawing.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
		if (file.length <= mostBytes || quality === qualities.at(-1)) return file;
	}
	throw new RangeError('No quality to draw a card in');
}

function at(input: Buffer, left: number, top: number): OverlayOptions {
	return { input, left: Math.round(left), top: Math.round(top) };
}

const { ink, paper, accent, surface } = brand;
/** Paper on which a wall of ink begins behind the print; the line above the foot. */
const scenery = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
	<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
	<rect width="${width}" height="${height}" fill="${paper}"/>
	<rect x="${printLeft + printSize.width / 2}" width="${width}" height="${height}" fill="${ink}"/>
	<rect x="${printLeft - mount}" y="${printTop - mount + 14}" width="${printSize.width + 2 * mount}" height="${printSize.height + 2 * mount}" fill="${ink}" opacity=".4" filter="url(#soft)"/>
	<rect x="${printLeft - mount}" y="${printTop - mount}" width="${printSize.width + 2 * mount}" height="${printSize.height + 2 * mount}" fill="${surface}"/>
	<rect x="${margin}" y="${footTop}" width="72" height="5" fill="${accent}"/>
</svg>`;
