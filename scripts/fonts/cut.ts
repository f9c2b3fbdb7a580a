/**
 * Cuts the two typefaces down to what the pages use and writes them to `src/assets/fonts`.
 * `npm run fonts`, after a change of typeface, weight or alphabet; the result is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const folder = new URL('../../src/assets/fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const commonAccents = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÑÓÔÖØÚÜàáâãäåæçèéêëíîïñóôõöøúüœ';
const allAccents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ';

await mkdir(folder, { recursive: true });

// Headings have one weight and are always large: a single instance costs half of a variable font.
await cut('fraunces/files/fraunces-latin-opsz-normal.woff2', 'fraunces', {
	characters: `${ascii}${commonAccents}’‘“”–—…·`,
	axes: { opsz: 60, wght: 600 },
	features: ['kern', 'lnum'],
});

// Strong text is semibold (600), the heaviest weight of the file: 700 would add a tenth to its size.
await cut('source-sans-3/files/source-sans-3-latin-wght-normal.woff2', 'source-sans', {
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

async function cut(file: string, name: string, { characters, axes, features }: Cut): Promise<void> {
	const whole = await readFile(resolve(`@fontsource-variable/${file}`));
	const font = await subsetFont(whole, characters, {
		targetFormat: 'woff2',
		noHinting: true,
		keepFeatures: features,
		variationAxes: axes,
	});
	await writeFile(new URL(`${name}.woff2`, folder), font);
	console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} KB`);
}
