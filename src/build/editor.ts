import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { editorConfig, type Repository } from '#src/collections/editor-config.ts';
import { site } from '#src/site.ts';

/**
 * Adds the editor of `content/` at `/edit`: Sveltia, from our own address, over the same files.
 * @param repository where they lie; null: there is no editor
 */
export function editor(repository: Repository | null): AstroIntegration {
	return {
		name: 'editor',
		hooks:
			repository === null
				? {}
				: {
						// The panel leads to it (`src/pages/admin.astro`).
						'astro:config:setup': ({ updateConfig }) => {
							updateConfig({ vite: { define: { 'import.meta.env.HAS_EDITOR': 'true' } } });
						},
						'astro:server:setup': async ({ server }) => {
							const folder = 'node_modules/.astro/editor';
							await writeEditor(folder, repository);
							server.middlewares.use('/edit', (request, response, next) => {
								const name = request.url === '/' ? 'edit.html' : `edit${request.url}`;
								const type = types[extname(name)] ?? 'application/octet-stream';
								readFile(join(folder, name)).then(
									(file) => response.setHeader('Content-Type', type).end(file),
									() => next(),
								);
							});
						},
						'astro:build:done': ({ dir }) => writeEditor(fileURLToPath(dir), repository),
					},
	};
}

/** Writes `edit.html` and what it needs into a folder that is served. */
export async function writeEditor(folder: string, repository: Repository): Promise<void> {
	const own = join(folder, 'edit');
	const program = fileURLToPath(new URL('.', import.meta.resolve('@sveltia/cms')));
	await mkdir(own, { recursive: true });
	await cp(program, own, { recursive: true, filter: (path) => !path.endsWith('.map') });
	const code = await readFile(join(own, 'index.js'), 'utf8');
	await Promise.all([
		writeFile(join(own, 'index.js'), withOwnFonts(code, await readdir(join(own, 'assets')))),
		writeFile(join(own, 'config.json'), JSON.stringify(await editorConfig(repository))),
		writeFile(join(own, 'start.js'), start),
		writeFile(join(folder, 'edit.html'), page),
	]);
}

/** Its fonts come with it, but its styles name those of a network that learns who edits. */
function withOwnFonts(code: string, assets: readonly string[]): string {
	let replaced = 0;
	const own = code.replaceAll(
		/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+?)(?::vf)?@[^)]*/g,
		(address, name: string) => {
			const font = assets.find((asset) => asset.startsWith(name) && asset.endsWith('.woff2'));
			if (font === undefined) return address;
			replaced += 1;
			return `/edit/assets/${font}`;
		},
	);
	if (replaced === 0) throw new Error('The editor names its fonts in another way than it did.');
	return own;
}

const start = `import CMS from './index.js';
const answer = await fetch('/edit/config.json');
CMS.init({ config: await answer.json() });
`;

/** Beside its own address it reaches GitHub, where the files lie. */
const policy = [
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"font-src 'self'",
	"img-src 'self' blob: data: https://avatars.githubusercontent.com",
	"connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://raw.githubusercontent.com",
	"worker-src 'self' blob:",
	'manifest-src blob: data:',
].join('; ');

const page = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex" />
		<meta http-equiv="content-security-policy" content="${policy}" />
		<title>Edit ${site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
		<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
	</head>
	<body>
		<noscript>The editor is a program: it needs JavaScript.</noscript>
		<script type="module" src="/edit/start.js"></script>
	</body>
</html>
`;

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
};
