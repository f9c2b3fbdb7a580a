import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';

import { readBuiltSite } from './built-site.ts';
import { withImports } from './with-imports.ts';

/** The files of the build. */
type Scripts = {
	/** What each imports before it can run. */
	imports: Map<string, readonly string[]>;
	/** Those that do nothing but import others, which several pages share. */
	empty: Set<string>;
	/** The file that a source became. */
	ofSource: Map<string, string>;
};

/**
 * Names in each page every script that it runs at once: those that it loads itself, those of its `client:load` islands,
 * and all that these import, which the browser would otherwise find one step after another; what a script only imports
 * stands in its place. A page that imports more
 * at once than its HTML tells says so by a link to the source, which works in development as it is:
 * `<link rel="modulepreload" href="/src/stores/bookings/check-flight.ts" />`.
 */
export function modulePreloads(): AstroIntegration {
	const scripts: Scripts = { imports: new Map(), empty: new Set(), ofSource: new Map() };
	return {
		name: 'module-preloads',
		hooks: {
			'astro:config:setup': ({ updateConfig, config }) => {
				const root = fileURLToPath(config.root);
				updateConfig({ vite: { plugins: [scriptCollector(scripts, root)] } });
			},
			'astro:build:done': async ({ dir }) => {
				const { pages } = await readBuiltSite(fileURLToPath(dir));
				await Promise.all(
					pages.map(({ file, html }) =>
						writeFile(new URL(file, dir), withModulePreloads(html, scripts)),
					),
				);
			},
		},
	};
}

function scriptCollector({ imports, empty, ofSource }: Scripts, root: string) {
	return {
		name: 'scripts-of-pages',
		apply: 'build' as const,
		applyToEnvironment: ({ name }: { name: string }) => name === 'client',
		generateBundle(_options: object, bundle: Rolldown.OutputBundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'chunk') continue;
				const names = (chunks: string[]) => chunks.map((name) => `/${name}`);
				imports.set(`/${file.fileName}`, names(file.imports));
				const hasCode = Object.values(file.modules).some(
					({ renderedLength }) => renderedLength > 0,
				);
				if (!hasCode && file.exports.length === 0) empty.add(`/${file.fileName}`);
				for (const id of file.moduleIds)
					ofSource.set(`/${relative(root, id)}`, `/${file.fileName}`);
			}
		},
	};
}

const scriptTag = /<script type="module" src="([^"]+)"[^>]*><\/script>/g;

/** The page with a link to each script that it names only by another one. */
function withModulePreloads(page: string, scripts: Scripts): string {
	const html = withoutEmptyScripts(page, scripts);
	const loaded = matches(html, scriptTag);
	const islands = matches(html, /<astro-island\b([^>]* client="load"[^>]*)>/g).flatMap((island) =>
		matches(island, / (?:component|renderer)-url="([^"]+)"/g),
	);
	const wantedLink = /<link rel="modulepreload" href="(\/src\/[^"]+)"\s*\/?>/g;
	const wanted = matches(html, wantedLink).map((source) => fileOf(source, scripts));
	const importsOf = (file: string) => scripts.imports.get(file) ?? [];
	const links = [...withImports([...loaded, ...islands, ...wanted], importsOf)]
		.filter((file) => !loaded.includes(file))
		.map((file) => `<link rel="modulepreload" href="${file}">`);
	// Ahead of the styles, which are a good part of the page.
	return html.replace(wantedLink, '').replace(/<meta name="viewport"[^>]*>/, `$&${links.join('')}`);
}

function withoutEmptyScripts(html: string, { empty, imports }: Scripts): string {
	const named = new Set(matches(html, scriptTag).filter((file) => !empty.has(file)));
	return html.replace(scriptTag, (tag, file: string) => {
		if (!empty.has(file)) return tag;
		const others = (imports.get(file) ?? []).filter((other) => !named.has(other));
		for (const other of others) named.add(other);
		return others.map((other) => tag.replace(file, other)).join('');
	});
}

function fileOf(source: string, { ofSource }: Scripts): string {
	const file = ofSource.get(source);
	if (file === undefined)
		throw new Error(`A page preloads ${source}, but no script was made of it.`);
	return file;
}

function matches(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, value = '']) => value);
}
