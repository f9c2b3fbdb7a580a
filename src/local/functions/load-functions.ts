import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Context } from '@netlify/functions';

import { teachComponents } from './load-components.ts';

export type FunctionHandler = (request: Request, context: Context) => Response | Promise<Response>;

/** One file of `functions/`, as its `config` and default export describe it. */
export type SiteFunction = {
	name: string;
	paths: string[];
	excludedPaths: string[];
	/** Empty when the function answers every method. */
	methods: string[];
	/** A file at the same address wins over the function. */
	preferStatic: boolean;
	handler: FunctionHandler;
	/** Loads what it would else load with a first call. */
	prepare: () => Promise<unknown>;
};

/** Imports a module by its absolute file name. */
type LoadModule = (file: string) => Promise<object>;

/**
 * Reads every `.ts` file of the directory, as Netlify does: a new file becomes a function by itself. Those with a
 * schedule are left out, because no address leads to them.
 * Throws an Error that names the file when one is no function.
 */
export async function loadFunctions(
	directory: string,
	load: LoadModule = importFile,
): Promise<SiteFunction[]> {
	const names = (await readdir(directory)).filter((name) => /^[^.]+\.ts$/.test(name)).toSorted();
	const functions = await Promise.all(
		names.map(async (name) => {
			const module = await load(resolve(join(directory, name)));
			return readFunction(basename(name, '.ts'), module);
		}),
	);
	return functions.filter((siteFunction) => siteFunction !== null);
}

async function importFile(file: string): Promise<object> {
	teachComponents();
	const module: unknown = await import(pathToFileURL(file).href);
	return isRecord(module) ? module : {};
}

function readFunction(name: string, module: object): SiteFunction | null {
	if (!('default' in module) || !isHandler(module.default)) {
		throw new Error(`functions/${name}.ts has no handler as its default export.`);
	}
	const config = 'config' in module && isRecord(module.config) ? module.config : {};
	if ('schedule' in config) return null;
	const paths = texts(config['path']);
	return {
		name,
		paths: paths.length > 0 ? paths : [`/.netlify/functions/${name}`],
		excludedPaths: texts(config['excludedPath']),
		methods: texts(config['method']),
		preferStatic: config['preferStatic'] === true,
		handler: module.default,
		prepare: 'everyRoute' in module && isLoader(module.everyRoute) ? module.everyRoute : doNothing,
	};
}

function texts(value: unknown): string[] {
	return [value].flat().filter((item) => typeof item === 'string');
}

function isHandler(value: unknown): value is FunctionHandler {
	return typeof value === 'function';
}

function isLoader(value: unknown): value is () => Promise<unknown> {
	return typeof value === 'function';
}

async function doNothing(): Promise<void> {}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
