import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

/**
 * Puts the source maps of the browser's scripts into a folder, for tests that want to know what a page executed. The
 * site itself is as without them.
 * @param folder null: there are none
 */
export function scriptMaps(folder: string | null): AstroIntegration {
	return {
		name: 'script-maps',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				if (folder === null) return;
				updateConfig({ vite: { environments: { client: { build: { sourcemap: 'hidden' } } } } });
			},
			'astro:build:done': async ({ dir }) => {
				if (folder === null) return;
				const scripts = join(fileURLToPath(dir), '_astro');
				await mkdir(folder, { recursive: true });
				const maps = (await readdir(scripts)).filter((name) => name.endsWith('.map'));
				for (const name of maps) {
					// Not moved: the folder may lie on another disk.
					await copyFile(join(scripts, name), join(folder, name));
					await rm(join(scripts, name));
				}
			},
		},
	};
}
