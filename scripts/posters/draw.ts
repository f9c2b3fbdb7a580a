import { mkdir, writeFile } from 'node:fs/promises';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { heroSlugs, heroWidths, posterSlugs, posterWidths } from '#src/domain/poster.ts';

import { toSvg } from './kit.ts';
import type { Scene } from './kit.ts';

/*
 * node scripts/posters/draw.ts [slug…]             writes public/posters, all pictures or those named
 * node scripts/posters/draw.ts --preview [slug…]   writes PNG files to /tmp/posters, for the illustrator's eyes
 */
const avifBudgets = { 320: 16, 480: 25, 800: 50, 640: 22, 960: 45, 1440: 80, 1920: 120 } as const;
const outputFolder = new URL('../../public/posters/', import.meta.url);
const previewFolder = '/tmp/posters/';
const words = process.argv.slice(2);
const isPreview = words[0] === '--preview';
const wanted = isPreview ? words.slice(1) : words;
const known: string[] = [...posterSlugs, ...heroSlugs.map((slug) => `hero-${slug}`)];

const unknown = wanted.filter((slug) => !known.includes(slug));
if (unknown.length > 0)
	throw new Error(`No such picture: ${unknown.join(', ')}. Known: ${known.join(', ')}`);

for (const slug of wanted.length > 0 ? wanted : known) {
	const { scene } = (await import(`./scenes/${slug}.ts`)) as { scene: Scene };
	await (isPreview ? preview(slug, scene) : publish(slug, scene));
}

async function publish(slug: string, scene: Scene): Promise<void> {
	await mkdir(outputFolder, { recursive: true });
	const isHero = slug.startsWith('hero-');
	const sizes: string[] = [];
	for (const width of isHero ? heroWidths : posterWidths) {
		const picture = rasterise(scene, width);
		const avif = await toAvif(picture, avifBudgets[width]);
		const webp = await picture
			.clone()
			.webp({ quality: 82, effort: 5, smartSubsample: true })
			.toBuffer();
		await writeFile(new URL(`${slug}-${width}.avif`, outputFolder), avif);
		await writeFile(new URL(`${slug}-${width}.webp`, outputFolder), webp);
		sizes.push(`${width}: ${kilobytes(avif)} avif, ${kilobytes(webp)} webp`);
	}
	console.log(`${slug.padEnd(14)} ${sizes.join(' | ')}`);
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

async function preview(slug: string, scene: Scene): Promise<void> {
	await mkdir(previewFolder, { recursive: true });
	await rasterise(scene, scene.width).png().toFile(`${previewFolder}${slug}.png`);
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
