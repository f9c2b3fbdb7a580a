import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'esbuild';

/** Characters of data from which on it is read as text. */
const much = 8_000;

/**
 * Spares a starting process what it would only look through: large data comes as text, which is parsed a few times as fast
 * as an object that is written out, and once it is asked for; of React's server comes the half that answers at once.
 */
export function quickParts(): Plugin {
	return {
		name: 'quick-parts',
		setup(build) {
			build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
				const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
				if (text.length < much) return null;
				return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
			});
			build.onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: answeringAtOnce() }));
		},
	};
}

function answeringAtOnce(): string {
	const whole = fileURLToPath(import.meta.resolve('react-dom/server.node'));
	return join(dirname(whole), 'cjs', 'react-dom-server-legacy.node.production.js');
}
