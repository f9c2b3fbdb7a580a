import { build } from 'esbuild';

import { assetAddresses } from './asset-addresses.ts';

const filledBy = / data-filled="([\w/-]+)"/;
/** What draws rows that are newer than a page. */
const drawingOfFreshRows = 'pages/served/draw-fresh-rows';
/** What writes into a form that was refused, where it was sent without a script; a page whose forms are drawn says that it has any. */
const drawingOfRefusedForms = '../server/pages/refused-form';

/** What draws parts of a built page that functions answer, among the islands: 'quotes/served/draw-quote'. */
export function drawingsOf(html: string): string[] {
	const filled = filledBy.exec(html)?.[1] ?? [];
	return [
		filled,
		html.includes('<fresh-rows ') ? drawingOfFreshRows : [],
		/<form [^>]*method="post"| data-forms/.test(html) ? drawingOfRefusedForms : [],
	].flat();
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
