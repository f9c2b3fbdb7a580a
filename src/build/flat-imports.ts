import { posix } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { withImports } from './with-imports.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Has each script that is loaded by itself import all that it needs in one step: also what its imports import, which
 * the browser would find only once it has those. Last in the file, so that everything runs in the order it did.
 */
export function flatImports(): Plugin {
	return {
		name: 'flat-imports',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			// What a group put into a shared file counts as no entry of its own.
			const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
			for (const file of chunks) {
				if (!file.isEntry && !file.isDynamicEntry && !later.has(file.fileName)) continue;
				const found = [...indirectImports(file, bundle)];
				if (found.length === 0) continue;
				const folder = posix.dirname(file.fileName);
				const lines = found.map((name) => `import"./${posix.relative(folder, name)}";`);
				file.code = `${file.code.trimEnd()}\n${lines.join('')}\n`;
			}
		},
	};
}

function indirectImports(chunk: Rolldown.OutputChunk, bundle: Bundle): Set<string> {
	const found = withImports(chunk.imports, (name) => {
		const imported = bundle[name];
		return imported?.type === 'chunk' ? imported.imports : [];
	});
	return found.difference(new Set([...chunk.imports, chunk.fileName]));
}
