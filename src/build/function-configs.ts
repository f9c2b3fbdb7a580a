import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Netlify is told of a function: its addresses, its schedule and its limit. */
type FunctionConfig = Record<string, unknown> & { path?: string[]; excludedPath?: string[] };

/** A function as its file describes it. */
type DescribedFunction = { name: string; config: FunctionConfig };

/** What the functions of a folder are called: 'api' of `api.ts`. Its own folders hold parts of them. */
export async function functionNames(source: string): Promise<string[]> {
	const files = (await readdir(source)).filter((name) => /^[^.]+\.ts$/.test(name));
	return files.map((name) => basename(name, '.ts')).toSorted();
}

/**
 * What every function of a folder says of itself. Netlify does not say which it asks where the addresses of several fit:
 * one that answers whatever is below an address leaves out what another one answers there.
 */
export async function functionConfigs(source: string): Promise<DescribedFunction[]> {
	const described = await Promise.all(
		(await functionNames(source)).map(async (name) => {
			const { href } = pathToFileURL(resolve(join(source, `${name}.ts`)));
			const { config = {} }: { config?: FunctionConfig } = await import(href);
			return { name, config };
		}),
	);
	return described.map((each) => ({ ...each, config: leavingOut(each, described) }));
}

function leavingOut(each: DescribedFunction, all: DescribedFunction[]): FunctionConfig {
	const { path = [], excludedPath = [] } = each.config;
	const below = path.filter((address) => address.endsWith('/*')).map((each) => each.slice(0, -1));
	const others = all
		.filter((other) => other !== each)
		.flatMap(({ config }) => config.path ?? [])
		.filter((address) => below.some((beginning) => address.startsWith(beginning)));
	const left = [...excludedPath, ...others];
	return left.length === 0 ? each.config : { ...each.config, excludedPath: left };
}
