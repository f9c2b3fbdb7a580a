import { portraitSlugs, portraitWidths } from '#src/domain/portrait.ts';

import { preview, publish, readCommand } from './render.ts';
import type { Scene } from './tools/kit.ts';

/*
 * node scripts/studio/draw-portraits.ts [slug…]             writes public/portraits, everybody or those named
 * node scripts/studio/draw-portraits.ts --preview [slug…]   writes PNG files to /tmp/portraits
 */
const kilobytes = { 96: 3, 192: 6, 384: 14 } as const;
const folder = new URL('../../public/portraits/', import.meta.url);
const budgets = portraitWidths.map((width) => [width, kilobytes[width]] as const);
const { isPreview, slugs } = readCommand(portraitSlugs);

for (const name of slugs) {
	const { scene } = (await import(`./portraits/${name}.ts`)) as { scene: Scene };
	await (isPreview
		? preview(scene, '/tmp/portraits/', name)
		: publish(scene, { folder, name, budgets }));
}
