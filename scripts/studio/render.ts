import { mkdir, writeFile } from 'node:fs/promises';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { toSvg } from './tools/kit.ts';
import type { Scene } from './tools/kit.ts';

export type Delivery = {
	/** Where the files go, with a slash at its end. */
	folder: URL;
	name: string;
	/** Each width in pixels, and the most its AVIF file should weigh, in kilobytes. */
	budgets: readonly (readonly [width: number, kilobytes: number])[];
};

/**
 * What the command line asks for: `[--preview] [slug…]`, where no slug means all that are known.
 * Throws when a slug is not among them.
 */
export function readCommand(known: readonly string[]): { isPreview: boolean; slugs: string[] } {
	const words = process.argv.slice(2);
	const isPreview = words[0] === '--preview';
	const wanted = isPreview ? words.slice(1) : words;
	const unknown = wanted.filter((slug) => !known.includes(slug));
	if (unknown.length > 0)
		throw new Error(`No such picture: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
	return { isPreview, slugs: wanted.length > 0 ? wanted : [...known] };
}

/** Writes a scene as AVIF and WebP in every width, and says what the files weigh. */
export async function publish(scene: Scene, { folder, name, budgets }: Delivery): Promise<void> {
	await mkdir(folder, { recursive: true });
	const sizes: string[] = [];
	for (const [width, budget] of budgets) {
		const picture = rasterise(scene, width);
		const avif = await toAvif(picture, budget);
		const webp = await picture
			.clone()
			.webp({ quality: 82, effort: 5, smartSubsample: true })
			.toBuffer();
		await writeFile(new URL(`${name}-${width}.avif`, folder), avif);
		await writeFile(new URL(`${name}-${width}.webp`, folder), webp);
		sizes.push(`${width}: ${kilobytes(avif)} avif, ${kilobytes(webp)} webp`);
	}
	console.log(`${name.padEnd(14)} ${sizes.join(' | ')}`);
}

/** Writes a scene as one PNG file in its own size, for the illustrator's eyes. */
export async function preview(scene: Scene, folder: string, name: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await rasterise(scene, scene.width).png().toFile(`${folder}${name}.png`);
}

/** The best AVIF that keeps within `kilobytes`; most pictures keep the quality they begin with. */
async function toAvif(picture: Sharp, kilobytes: number): Promise<Buffer> {
	for (let quality = 60; ; quality -= 3) {
		// Flat colour shows every ringing edge, so the chroma keeps its full resolution.
		const options = { quality, effort: 4, chromaSubsampling: '4:4:4' };
		const avif = await picture.clone().avif(options).toBuffer();
		if (avif.length <= kilobytes * 1024 || quality < 45) return avif;
	}
}

/** Drawn at twice the size and then reduced, so that fine lines and window grids stay clean. */
function rasterise(scene: Scene, width: number): Sharp {
	const density = (72 * 2 * width) / scene.width;
	return sharp(Buffer.from(toSvg(scene)), { density })
		.resize({ width, kernel: 'lanczos3' })
		.removeAlpha();
}

function kilobytes(file: Buffer): string {
	return `${(file.length / 1024).toFixed(1)} kB`;
}
