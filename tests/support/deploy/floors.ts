import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

const netlifysOwn = '___netlify-bootstrap.mjs';

/** The least that can be deployed: a handler, and one that asks the database for a number. */
export const floors = ['handler', 'select-one'];

/**
 * Packs the floors as Netlify packs a function that is one file.
 * @param target a folder for each is made in it
 * @param packed where a function was unpacked: its copy of Netlify's code is taken
 */
export async function packFloors(target: string, packed: string): Promise<void> {
	for (const name of floors) {
		const folder = join(target, name);
		await mkdir(folder, { recursive: true });
		await build({
			entryPoints: [join(import.meta.dirname, 'floors', `${name}.ts`)],
			outfile: join(folder, `${name}.mjs`),
			bundle: true,
			minify: true,
			format: 'esm',
			platform: 'node',
			target: 'node24',
		});
		await copyFile(join(packed, netlifysOwn), join(folder, netlifysOwn));
		const entry = `import * as bootstrap from './${netlifysOwn}';export const handler = bootstrap.getLambdaHandler('./${name}.mjs')`;
		await writeFile(join(folder, '___netlify-entry-point.mjs'), entry);
	}
}
