import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { toSvg } from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import type { Picture } from './picture.ts';

/** A width in pixels, and the most that its AVIF file should weigh, in kilobytes. */
export type Size = readonly [width: number, kilobytes: number];

const recipe = {
	// Drawn larger and then reduced, so that fine lines and window grids stay clean.
	enlargement: 2,
	kernel: 'lanczos3',
	// The best AVIF that keeps within its kilobytes; most pictures keep the quality they begin with.
	quality: { best: 60, worst: 42, step: 3 },
	// Flat colour shows every ringing edge, so the chroma keeps its full resolution.
	avif: { effort: 4, chromaSubsampling: '4:4:4' },
	webp: { quality: 82, effort: 5, smartSubsample: true },
} as const;

/** A scene as AVIF and WebP in every width: 'posters/london' becomes 'posters/london-320.avif' and so on. */
export function deliver(name: string, scene: Scene, sizes: readonly Size[]): Picture {
	const svg = toSvg(scene);
	return {
		name,
		svg,
		recipe: { ...recipe, sizes },
		files: sizes.flatMap(([width]) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
		make: async () => {
			const files: Buffer[] = [];
			for (const [width, kilobytes] of sizes) {
				const raster = rasterise(svg, scene.width, width);
				files.push(await toAvif(raster, kilobytes), await toWebp(raster));
			}
			return files;
		},
	};
}

async function toAvif(raster: Sharp, kilobytes: number): Promise<Buffer> {
	const { best, worst, step } = recipe.quality;
	for (let quality = best; ; quality -= step) {
		const avif = await raster
			.clone()
			.avif({ ...recipe.avif, quality })
			.toBuffer();
		if (avif.length <= kilobytes * 1024 || quality <= worst) return avif;
	}
}

function toWebp(raster: Sharp): Promise<Buffer> {
	return raster.clone().webp(recipe.webp).toBuffer();
}

function rasterise(svg: string, drawnWidth: number, width: number): Sharp {
	const density = (72 * recipe.enlargement * width) / drawnWidth;
	return sharp(Buffer.from(svg), { density })
		.resize({ width, kernel: recipe.kernel })
		.removeAlpha();
}
