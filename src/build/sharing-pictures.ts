import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { readBuiltSite } from './built-site.ts';
import { listedPage } from './listed-page.ts';

/** A card to draw, and where it goes. */
type Order = { title: string; picture: string; file: URL };

/** How many are drawn at the same time. */
const painters = 2;

/** Draws, for every page that search engines list, the picture that goes along when it is shared. */
export function sharingPictures(): AstroIntegration {
	return {
		name: 'sharing-pictures',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const began = performance.now();
				const { pages } = await readBuiltSite(fileURLToPath(dir));
				const orders = new Map<string, Order>();
				for (const { html } of pages) {
					const page = listedPage(html);
					if (page === null) continue;
					const path = new URL(page.sharingPicture).pathname;
					orders.set(path, { ...page, file: new URL(`.${path}`, dir) });
				}
				await drawAll([...orders.values()], dir);
				const seconds = ((performance.now() - began) / 1000).toFixed(1);
				logger.info(`${orders.size} pictures for sharing drawn in ${seconds}s`);
			},
		},
	};
}

/** Draws the cards, those with the same print one after another, so that its ground is drawn once and then let go. */
async function drawAll(orders: Order[], folder: URL): Promise<void> {
	// The libraries that draw are for builds only, not for every start of the development server.
	const { card, cardFrame, cardGround } = await import('./sharing-card.ts');
	const frame = await cardFrame();
	const byPicture = [...Map.groupBy(orders, ({ picture }) => picture)];
	const draw = async () => {
		for (let next = byPicture.pop(); next !== undefined; next = byPicture.pop()) {
			const [picture, cards] = next;
			const ground = await cardGround(frame, new URL(`.${picture}`, folder));
			for (const { title, file } of cards) {
				await mkdir(new URL('.', file), { recursive: true });
				await writeFile(file, await card(ground, title));
			}
		}
	};
	await Promise.all(Array.from({ length: painters }, draw));
}
