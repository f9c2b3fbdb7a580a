import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { readBuiltSite } from './built-site.ts';
import { withImports } from './with-imports.ts';

/** What a script of the build imports before it can run. */
type Scripts = Map<string, readonly string[]>;
/** The file of the build that a source became, by the source's path in the project. */
type Sources = Map<string, string>;

/**
 * `client:intent` (src/elements/intent/intent.ts). The browser cannot know what an island's file imports before it has
 * it: the build writes all files that it needs, or was told to have, into the page.
 */
export function intentIslands(): AstroIntegration {
	const scripts: Scripts = new Map();
	const sources: Sources = new Map();
	return {
		name: 'intent-islands',
		hooks: {
			'astro:config:setup': ({ addClientDirective, updateConfig, config }) => {
				addClientDirective({ name: 'intent', entrypoint: './src/elements/intent/intent.ts' });
				const pathOf = (file: string) => relative(fileURLToPath(config.root), file);
				updateConfig({
					vite: {
						plugins: [
							{
								name: 'files-of-islands',
								apply: 'build',
								applyToEnvironment: ({ name }) => name === 'client',
								generateBundle(_options, bundle) {
									for (const file of Object.values(bundle)) {
										if (file.type === 'chunk') {
											scripts.set(file.fileName, file.imports);
											for (const id of file.moduleIds) sources.set(pathOf(id), file.fileName);
										} else {
											for (const name of file.originalFileNames) sources.set(name, file.fileName);
										}
									}
								},
							},
						],
					},
				});
			},
			'astro:build:done': async ({ dir }) => {
				const { pages } = await readBuiltSite(fileURLToPath(dir));
				const named = pages.filter(({ html }) => html.includes(' client="intent"'));
				await Promise.all(
					named.map(({ file, html }) =>
						writeFile(new URL(file, dir), withFiles(html, scripts, sources)),
					),
				);
			},
		},
	};
}

/** The page with the files of each of its islands. */
function withFiles(html: string, scripts: Scripts, sources: Sources): string {
	return html.replace(/<astro-island\b[^>]* client="intent"[^>]*>/g, (island) => {
		const own = ['component-url', 'renderer-url'].map((name) => attribute(island, name).slice(1));
		const options = attribute(island, 'opts');
		const { name, value } = JSON.parse(options.replaceAll('&quot;', '"'));
		const { with: along = [], later = [], ...others } = Object(value);
		const fileOf = (source: string) => sources.get(source) ?? unknown(source, name);
		const importsOf = (file: string) => scripts.get(file) ?? [];
		const files = [...withImports([...own, ...along.map(fileOf)], importsOf)];
		const all = [...withImports([...files, ...later.map(fileOf)], importsOf)];
		const left = JSON.stringify({ name, value: others }).replaceAll('"', '&quot;');
		return island
			.replace(options, () => left)
			.replace(/>$/, `${listed('files', files)}${listed('later', all.slice(files.length))}>`);
	});
}

function listed(name: string, files: readonly string[]): string {
	return files.length > 0 ? ` data-${name}="${files.map((file) => `/${file}`).join(' ')}"` : '';
}

function attribute(island: string, name: string): string {
	return new RegExp(` ${name}="([^"]*)"`).exec(island)?.[1] ?? '';
}

function unknown(source: string, island: string): never {
	throw new Error(
		`${island} names ${source} for client:intent, but no script or file was made of it.`,
	);
}
