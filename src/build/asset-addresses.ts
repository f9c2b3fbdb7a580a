import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Plugin } from 'esbuild';

/**
 * Lets a function carry components that import files as Vite names them: '#src/x.svg?inline' is its data, '?url' is
 * asked for in browsers only, and has no address here.
 */
export function assetAddresses(): Plugin {
	return {
		name: 'asset-addresses',
		setup(build) {
			build.onResolve({ filter: /^#src\/.*\?(?:inline|url)/ }, ({ path }) => {
				const [file = '', kind = ''] = path.replace(/^#/, '').split('?');
				return { path: resolve(file), namespace: kind.startsWith('url') ? 'url' : 'inline' };
			});
			build.onLoad({ filter: /./, namespace: 'inline' }, async ({ path }) => ({
				contents: await readFile(path),
				loader: 'dataurl',
			}));
			build.onLoad({ filter: /./, namespace: 'url' }, () => ({ contents: 'export default null;' }));
		},
	};
}
