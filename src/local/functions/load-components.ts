import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from 'esbuild';

let isTaught = false;

/** Teaches Node, which reads TypeScript but no JSX, to load the components with which functions draw pages. */
export function teachComponents(): void {
	if (isTaught) return;
	isTaught = true;
	registerHooks({
		load(url, context, next) {
			if (!url.endsWith('.tsx')) return next(url, context);
			const source = readFileSync(fileURLToPath(url), 'utf8');
			const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic' });
			return { format: 'module', source: code, shortCircuit: true };
		},
	});
}
