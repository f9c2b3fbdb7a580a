import { heroSlugs, heroWidths, posterSlugs, posterWidths } from '#src/domain/poster.ts';

import { preview, publish, readCommand } from './render.ts';
import type { Scene } from './tools/kit.ts';

/*
 * node scripts/studio/draw.ts [slug…]             writes public/posters, all pictures or those named
 * node scripts/studio/draw.ts --preview [slug…]   writes PNG files to /tmp/posters, for the illustrator's eyes
 */
const kilobytes = { 320: 16, 480: 25, 800: 50, 640: 22, 960: 45, 1440: 80, 1920: 120 } as const;
const folder = new URL('../../public/posters/', import.meta.url);
const { isPreview, slugs } = readCommand([
	...posterSlugs,
	...heroSlugs.map((slug) => `hero-${slug}`),
]);

for (const name of slugs) {
	const { scene } = (await import(`./scenes/${name}.ts`)) as { scene: Scene };
	const widths = name.startsWith('hero-') ? heroWidths : posterWidths;
	const budgets = widths.map((width) => [width, kilobytes[width]] as const);
	await (isPreview
		? preview(scene, '/tmp/posters/', name)
		: publish(scene, { folder, name, budgets }));
}
