import { readdir, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { build, type Metafile } from 'esbuild';

import { assetAddresses } from './asset-addresses.ts';

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
 * Netlify packs each with some 380 loose files, which take a second and more to import. Nothing of the environment is
 * put in. (esbuild, because Netlify reads `config` from the text of the file, and refuses the strings that rolldown
 * writes.)
 * @param target is emptied before
 * @throws Error that names what a function would carry although it must not
 */
export async function bundleFunctions(source: string, target: string): Promise<BundledFunction[]> {
	const names = (await readdir(source)).filter((name) => /^[^.]+\.ts$/.test(name)).toSorted();
	await rm(target, { recursive: true, force: true });
	const { metafile } = await build({
		entryPoints: names.map((name) => join(source, name)),
		outdir: target,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'node',
		target: 'node24',
		banner: { js: requireForBundled },
		// React asks, and would otherwise be carried twice.
		define: { 'process.env.NODE_ENV': '"production"' },
		jsx: 'automatic',
		plugins: [assetAddresses()],
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
	return outputs.map(([file, { bytes }]) => ({ name: basename(file, '.mjs'), file, bytes }));
}

function refuseBallast(file: string, { inputs }: Metafile['outputs'][string]): void {
	const found = Object.keys(inputs).filter((input) => neverDeployed.test(input));
	if (found.length === 0) return;
	throw new Error(`The function ${file} would carry what is never deployed: ${found.join(', ')}`);
}
