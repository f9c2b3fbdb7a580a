import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from 'esbuild';

let isTaught = false;

/**
 * Teaches Node, which reads TypeScript but no JSX, to load the components with which functions draw pages, and the
 * pictures that they carry ('#src/assets/x.svg?inline').
 */
export function teachComponents(): void {
	if (isTaught) return;
	isTaught = true;
	// React asks, and otherwise draws a tenth as fast.
	process.env.NODE_ENV ??= 'production';
	registerHooks({
		load(url, context, next) {
			const loader = loaderOf(url);
			if (loader === null) return next(url, context);
			const source = readFileSync(fileURLToPath(url));
			const { code } = transformSync(source, { loader, jsx: 'automatic', format: 'esm' });
			return { format: 'module', source: code, shortCircuit: true };
		},
	});
}

function loaderOf(url: string): 'tsx' | 'dataurl' | null {
	if (url.endsWith('.tsx')) return 'tsx';
	return url.endsWith('?inline') ? 'dataurl' : null;
}
