import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { type PackedFunction, packByNetlify } from './netlify-build.ts';
import { type ArchivedFile, unzip } from './unzip.ts';

/** What a file of `functions/` says of itself. */
export type FunctionSource = {
	config: {
		path?: string[];
		excludedPath?: string[];
		preferStatic?: boolean;
		schedule?: string;
		rateLimit?: { windowSize: number; windowLimit: number; aggregateBy: string[] };
	};
	/** What it answers, by rooms that are loaded one by one; one without a name where there are none. */
	rooms: FunctionRoom[];
};

/** A part of a function, called by where its addresses begin: 'api /api/tours'. */
export type FunctionRoom = {
	name: string;
	endpoints: { method: string; path: string; access?: string }[];
	/** The address of the page that it is. */
	page: string | undefined;
};

type Routes = readonly { endpoint: FunctionRoom['endpoints'][number] }[];
type FunctionModule = Pick<FunctionSource, 'config'> & {
	rooms?: { at: string[]; load: () => Promise<{ routes: Routes }> }[];
	everyRoute?: () => Promise<Routes>;
};

/** A function beside its archive, which was unpacked to a folder. */
export type UnpackedFunction = {
	name: string;
	source: FunctionSource;
	packed: PackedFunction;
	/** How large the archive is. */
	bytes: number;
	files: ArchivedFile[];
	folder: string;
};

/**
 * Packs all functions with Netlify's build and unpacks what it made.
 * @param target outside of the project: nothing of `node_modules` can be found from there
 * @throws Error where a function has no archive, or an archive no function
 */
export async function unpackFunctions(target: string): Promise<UnpackedFunction[]> {
	const all = await packByNetlify();
	const sources = (await readdir('functions')).filter((file) => file.endsWith('.ts'));
	const names = sources.map((file) => basename(file, '.ts')).toSorted();
	const packedNames = all.map(({ name }) => name).toSorted();
	if (names.join() !== packedNames.join()) {
		throw new Error(`Of the functions ${names.join()} Netlify packed ${packedNames.join()}.`);
	}
	return Promise.all(all.map((packed) => unpack(packed, join(target, packed.name))));
}

async function unpack(packed: PackedFunction, folder: string): Promise<UnpackedFunction> {
	const { name, path } = packed;
	const archive = await readFile(path);
	const files = unzip(archive);
	for (const file of files) {
		const place = join(folder, file.name);
		await mkdir(dirname(place), { recursive: true });
		await writeFile(place, file.content);
	}
	const module: FunctionModule = await import(resolve('functions', `${name}.ts`));
	const source = { config: module.config, rooms: await roomsOf(name, module) };
	return { name, source, packed, bytes: archive.byteLength, files, folder };
}

async function roomsOf(name: string, { config, rooms, everyRoute }: FunctionModule) {
	if (rooms) {
		return Promise.all(
			rooms.map(async ({ at: [beginning], load }) => {
				const { routes } = await load();
				const endpoints = routes.map(({ endpoint }) => endpoint);
				return { name: `${name} ${beginning}`, endpoints, page: undefined };
			}),
		);
	}
	if (everyRoute) {
		const endpoints = (await everyRoute()).map(({ endpoint }) => endpoint);
		return [{ name, endpoints, page: undefined }];
	}
	const { path: pages = [] } = config;
	if (pages.length === 0) return [{ name, endpoints: [], page: undefined }];
	return pages.map((page) => ({ name: `${name} ${page}`, endpoints: [], page }));
}
