import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { run } from '../../../scripts/run.ts';

const tools = 'scripts/netlify';

const route = z.object({ pattern: z.string(), prefer_static: z.optional(z.boolean()) });
const packedFunction = z.object({
	name: z.string(),
	/** Where the archive lies. */
	path: z.string(),
	runtimeVersion: z.string(),
	routes: z._default(z.array(route), []),
	excludedRoutes: z._default(z.array(route), []),
	schedule: z.optional(z.string()),
	trafficRules: z.optional(
		z.object({
			action: z.object({
				config: z.object({
					rateLimitConfig: z.object({ windowSize: z.number(), windowLimit: z.number() }),
					aggregate: z.object({ keys: z.array(z.object({ type: z.string() })) }),
				}),
			}),
		}),
	),
});
const manifest = z.object({ functions: z.array(packedFunction) });

/** A function as Netlify's build hands it to Netlify: its archive, and what it tells the edge of it. */
export type PackedFunction = z.infer<typeof packedFunction>;

/**
 * Packs the functions with Netlify's own build, as `netlify.toml` tells it and without its network; only the command is
 * another: it writes the functions and not the site.
 * @throws Error with what the build said
 */
export async function packByNetlify(): Promise<PackedFunction[]> {
	await installTools();
	const folder = await mkdtemp(join(tmpdir(), 'bright-netlify-'));
	const settings = join(folder, 'netlify.toml');
	const command = 'command = "node scripts/bundle-functions.ts"';
	await writeFile(
		settings,
		(await readFile('netlify.toml', 'utf8')).replace(/^command = .*/m, command),
	);
	const places = ['--config', settings, '--cwd', resolve('.'), '--repositoryRoot', resolve('.')];
	const program = join(tools, 'node_modules/@netlify/build/bin.js');
	const { ok, output } = await run('node', [program, '--offline', ...places]);
	await rm(folder, { recursive: true });
	if (!ok) throw new Error(`Netlify's build failed:\n${output}`);
	return manifest.parse(JSON.parse(await readFile('.netlify/functions/manifest.json', 'utf8')))
		.functions;
}

// Apart from the project's own packages: they are 175 MB that nothing else needs.
async function installTools(): Promise<void> {
	const installed = join(tools, 'node_modules/.package-lock.json');
	const modified = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
	if (modified(installed) > modified(join(tools, 'package-lock.json'))) return;
	const { ok, output } = await run('npm', [
		'ci',
		'--prefix',
		tools,
		'--ignore-scripts',
		'--no-audit',
	]);
	if (!ok) throw new Error(`Netlify's build could not be installed:\n${output}`);
}
