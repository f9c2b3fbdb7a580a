import { appendFile, rm } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';

import { build, type Metafile, type Plugin } from 'esbuild';

import { assetAddresses } from './asset-addresses.ts';
import { functionConfigs, functionNames } from './function-configs.ts';
import { quickParts } from './quick-parts.ts';

/** A function as it is deployed: 'bookings', its one file and how large that is. */
export type BundledFunction = { name: string; file: string; bytes: number };

/** What one machine alone has: its databases and hosts; what plants sample rows; what only tests or the build need. */
const neverDeployed =
	/@electric-sql|embedded-database|\bseed|node_modules\/pg\/|node-postgres|^(src\/(local|build)|tests|scripts)\//;

// A package of CommonJS asks for Node's own modules by a name that an ES module does not have.
const requireForBundled =
	"import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";

/**
 * Writes every function of a folder as one file that needs nothing beside it, with its source map. Left to itself,
 * Netlify packs each with some 380 loose files, which take a second and more to import. Nothing of the environment but the commit is
 * put in. Netlify reads `config` from the text of the file without running it: what the source works out is written there
 * as literals. (esbuild, because Netlify refuses the strings that rolldown writes.)
 * @param target is emptied before
 * @throws Error that names what a function would carry although it must not
 */
export async function bundleFunctions(source: string, target: string): Promise<BundledFunction[]> {
	const names = await functionNames(source);
	await rm(target, { recursive: true, force: true });
	const { metafile } = await build({
		entryPoints: names.map((name) => ({ in: deployed + name, out: name })),
		outdir: target,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'node',
		target: 'node24',
		banner: { js: requireForBundled },
		define: {
			// React asks, and would otherwise be carried twice.
			'process.env.NODE_ENV': '"production"',
			'process.env.COMMIT_REF': JSON.stringify(process.env.COMMIT_REF ?? ''),
		},
		jsx: 'automatic',
		plugins: [handlersAlone(source), assetAddresses(), quickParts()],
		// Machine code, which no bundle can hold: netlify.toml sends it along with the functions that load it.
		external: ['sharp'],
		sourcemap: 'external',
		sourcesContent: false,
		legalComments: 'none',
		logLevel: 'silent',
		metafile: true,
	});
	const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.mjs'));
	for (const [file, output] of outputs) refuseBallast(relative(target, file), output);
	const configs = new Map(
		(await functionConfigs(source)).map(({ name, config }) => [name, config]),
	);
	return Promise.all(
		outputs.map(async ([file, { bytes }]) => {
			const name = basename(file, '.mjs');
			const told = JSON.stringify(configs.get(name) ?? {});
			const written = `var writtenConfig=${told};export{writtenConfig as config};`;
			await appendFile(file, written);
			return { name, file, bytes: bytes + written.length };
		}),
	);
}

/** The name of what is deployed of a function begins so, while it is bundled. */
const deployed = 'deployed:';

/** Leaves of each function what Netlify calls; how it describes itself is worked out by then. */
function handlersAlone(source: string): Plugin {
	return {
		name: 'handlers-alone',
		setup(bundle) {
			bundle.onResolve({ filter: new RegExp(`^${deployed}`) }, ({ path }) => ({
				path: path.slice(deployed.length),
				namespace: deployed,
			}));
			bundle.onLoad({ filter: /./, namespace: deployed }, ({ path }) => ({
				contents: `export { default } from './${path}.ts';`,
				resolveDir: resolve(source),
			}));
		},
	};
}

function refuseBallast(file: string, { inputs }: Metafile['outputs'][string]): void {
	const found = Object.keys(inputs).filter((input) => neverDeployed.test(input));
	if (found.length === 0) return;
	throw new Error(`The function ${file} would carry what is never deployed: ${found.join(', ')}`);
}
