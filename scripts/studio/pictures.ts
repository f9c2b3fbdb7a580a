import { portraitSlugs, portraitWidths } from '../../src/domain/pictures/portrait.ts';
import { heroWidths, posterWidths, spotWidths } from '../../src/domain/pictures/poster-sources.ts';
import { heroSlugs, posterSlugs, spotSlugs, wideSlugs } from '../../src/domain/pictures/poster.ts';
import { deliver } from './printing/deliver.ts';
import type { Size } from './printing/deliver.ts';
import type { Picture } from './printing/picture.ts';
import type { Scene } from './tools/kit.ts';

const posterSizes = sizesOf(posterWidths, { 320: 16, 480: 25, 800: 50 });
const heroSizes = sizesOf(heroWidths, { 640: 22, 960: 45, 1440: 80, 1920: 120 });
const spotSizes = sizesOf(spotWidths, { 240: 8, 480: 18, 720: 32 });
const portraitSizes = sizesOf(portraitWidths, { 96: 3, 192: 6, 384: 14 });

/** Everything that the studio draws. */
export async function allPictures(): Promise<Picture[]> {
	const pictures: Picture[] = [];
	for (const slug of posterSlugs)
		pictures.push(deliver(`posters/${slug}`, await sceneOf(slug), posterSizes));
	for (const name of [
		...heroSlugs.map((slug) => `hero-${slug}`),
		...wideSlugs.map((slug) => `wide-${slug}`),
	])
		pictures.push(deliver(`posters/${name}`, await sceneOf(name), heroSizes));
	for (const slug of spotSlugs)
		pictures.push(deliver(`posters/spot-${slug}`, await sceneOf(`spot-${slug}`), spotSizes));
	for (const slug of portraitSlugs)
		pictures.push(deliver(`portraits/${slug}`, await portraitOf(slug), portraitSizes));
	return pictures;
}

async function sceneOf(name: string): Promise<Scene> {
	const { scene } = (await import(`./scenes/${name}.ts`)) as { scene: Scene };
	return scene;
}

async function portraitOf(name: string): Promise<Scene> {
	const { scene } = (await import(`./portraits/${name}.ts`)) as { scene: Scene };
	return scene;
}

function sizesOf<Width extends number>(
	widths: readonly Width[],
	kilobytes: Record<Width, number>,
): Size[] {
	return widths.map((width) => [width, kilobytes[width]]);
}
