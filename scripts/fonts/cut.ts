/**
 * Cuts the two typefaces that `content/site.json` names down to what the pages use and writes them to `src/assets/fonts`.
 * `npm run fonts`, after a change of typeface, weight or alphabet; the result is committed. A typeface comes from Fontsource:
 * install `@fontsource-variable/NAME` (and `@fontsource/NAME`, of which pictures for sharing are lettered) before.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { fontPackage } from '#src/domain/brand/typeface.ts';
import { site } from '#src/site.ts';

const folder = new URL('../../src/assets/fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const commonAccents = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÑÓÔÖØÚÜàáâãäåæçèéêëíîïñóôõöøúüœ';
const allAccents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ';

await mkdir(folder, { recursive: true });

// Headings have one weight and are always large: a single instance costs half of a variable font.
await cut(site.brand.typefaces.headings, 'headings', {
	characters: `${ascii}${commonAccents}’‘“”–—…·`,
	axes: { wght: 600 },
	features: ['kern', 'lnum'],
});

// Strong text is semibold (600), the heaviest weight of the file: 700 would add a tenth to its size.
await cut(site.brand.typefaces.text, 'text', {
	characters: `${ascii}${allAccents}‘’“”–—…·•€£©®×−½°¿¡«»\u00a0`,
	axes: { wght: { min: 400, max: 600, default: 400 } },
	features: ['kern', 'tnum'],
});

type Cut = {
	characters: string;
	axes: Record<string, number | { min: number; max: number; default: number }>;
	/** OpenType features to keep; all others are dropped. */
	features: string[];
};

async function cut(typeface: string, name: string, { axes, ...kept }: Cut): Promise<void> {
	const slug = fontPackage(typeface);
	// One that has sizes of its own is cut for headings.
	const [sized, plain] = ['opsz', 'wght'].map((axis) =>
		resolve(`@fontsource-variable/${slug}/package.json`).replace(
			'package.json',
			`files/${slug}-latin-${axis}-normal.woff2`,
		),
	) as [string, string];
	const isSized = existsSync(sized);
	const whole = await readFile(isSized ? sized : plain);
	const font = await subsetFont(whole, kept.characters, {
		targetFormat: 'woff2',
		noHinting: true,
		keepFeatures: kept.features,
		variationAxes: { ...(isSized && { opsz: 60 }), ...axes },
	});
	await writeFile(new URL(`${name}.woff2`, folder), font);
	console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} KB`);
}
