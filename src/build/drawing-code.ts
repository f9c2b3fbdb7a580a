import { build } from 'esbuild';

import { assetAddresses } from './asset-addresses.ts';

const filledBy = / data-filled="([\w/-]+)"/;

/** What draws the part of a built page that a function fills, as the page names it: 'quotes/served/draw-quote'; null: nothing does. */
export function drawingOf(html: string): string | null {
	return filledBy.exec(html)?.[1] ?? null;
}

/**
 * The code of what draws, without packages: the names of all that it may draw are in it.
 * @param drawing its file among the islands
 * @throws where there is none such
 */
export async function drawingCode(drawing: string): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [`src/islands/${drawing}.ts`],
		bundle: true,
		write: false,
		minifyWhitespace: true,
		format: 'esm',
		platform: 'node',
		packages: 'external',
		jsx: 'automatic',
		plugins: [assetAddresses()],
		legalComments: 'none',
		logLevel: 'silent',
	});
	return outputFiles.map(({ text }) => text).join('\n');
}
