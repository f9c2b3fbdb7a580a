import { environment } from '../platform/environment.ts';
import {
	type Database,
	type DatabasePlace,
	isNeon,
	type OpenDatabase,
	type PoolCounts,
} from './database.ts';
import type { ServerOpening } from './server-database.ts';
import { watchQueries } from './watch-queries.ts';

/**
 * The process's one database: a server when `DATABASE_URL` is set, else the embedded one. It is migrated and seeded when
 * it opens, but for Neon's, which deploying sees to. It stays open until `closeDatabase`. A failure to open is tried
 * again by the next call.
 * @throws DataInUseError, DataDirectoryError, ServerRefusal, UnknownSchemaError and what the driver throws
 */
export async function database(): Promise<Database> {
	slot.isKept = true;
	return (await connection()).database;
}

/**
 * Lends the process's database to `work` and closes it afterwards, unless somebody else uses it: for a build,
 * which must end and leave the data to the server that starts next.
 */
export async function withDatabase<Result>(
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	slot.borrowers += 1;
	try {
		return await work((await connection()).database);
	} finally {
		slot.borrowers -= 1;
		if (slot.borrowers === 0 && !slot.isKept) await closeDatabase();
	}
}

/** Closes the process's database, if it is open; the next call of `database` opens it again. */
export async function closeDatabase(): Promise<void> {
	slot.isKept = false;
	const open = slot.open;
	if (open === null) return slot.closing;
	slot.open = null;
	slot.closing = open.then(
		({ close }) => close(),
		() => undefined,
	);
	await slot.closing;
}

/**
 * Opens a database of the caller's own, whose slow statements are logged. Drivers are imported here, so that a deployed
 * function loads only its own.
 * @param isPatient for a command: of a server's statements none is given up, as an index over many rows takes its time
 * @param isPlanted whether the first catalog comes into a new embedded database
 * @param isGuarded whether a server's tables are refused before the first query where this code does not know them
 * @param longestWait milliseconds that a call waits for its turn at a server; left out, as fits into a function's answer
 */
export async function openDatabase(
	place: DatabasePlace,
	{ isPatient = false, isPlanted = true, isGuarded = false, longestWait }: Opening = {},
): Promise<OpenDatabase> {
	const open = await openUnwatched(place, { isPatient, isPlanted, isGuarded, longestWait });
	const slow = isPatient ? Infinity : environment().slowQueryMilliseconds;
	watchQueries(open.database, slow);
	if (open.pool) pools.set(open.database, open.pool);
	return open;
}

type Opening = Partial<ServerOpening & { isPlanted: boolean }>;

const pools = new WeakMap<Database, PoolCounts>();

/** The connections of a database that was opened here; null for the embedded one, which has none. */
export function poolOf(database: Database): PoolCounts | null {
	return pools.get(database) ?? null;
}

async function openUnwatched(
	place: DatabasePlace,
	{ isPlanted, ...server }: ServerOpening & { isPlanted: boolean },
): Promise<OpenDatabase> {
	if (place.kind === 'server') {
		return (await import('./server-database.ts')).openServer(place, server);
	}
	const embedded = await importEmbedded();
	return place.kind === 'memory'
		? embedded.openInMemory(place.from)
		: embedded.openEmbedded(place.directory, {
				waitsForDisk: place.waitsForDisk ?? false,
				isPlanted,
			});
}

/** Where the environment says that the data lies. */
export function configuredPlace(): DatabasePlace {
	const { databaseUrl, dataDirectory, waitsForDisk } = environment();
	return databaseUrl === null
		? { kind: 'embedded', directory: dataDirectory, waitsForDisk }
		: { kind: 'server', url: databaseUrl };
}

/** Which engine the environment says that the data lies in. */
export function configuredEngine(): 'embedded' | 'postgres' | 'neon' {
	const place = configuredPlace();
	if (place.kind !== 'server') return 'embedded';
	return isNeon(place) ? 'neon' : 'postgres';
}

async function openPrepared(place: DatabasePlace): Promise<OpenDatabase> {
	if (place.kind === 'server' && !isNeon(place)) {
		await (await importPreparation()).prepareServer(place);
	}
	// Whoever deploys migrates Neon's: what was deployed before may start once more on tables that it does not know.
	return openDatabase(place, { isGuarded: place.kind === 'server' && isNeon(place) });
}

// As addresses that bundlers do not follow: a deployed function carries no embedded database and no seed.
function importEmbedded(): Promise<typeof import('./embedded-database.ts')> {
	const { href } = new URL('./embedded-database.ts', import.meta.url);
	return import(/* @vite-ignore */ href);
}

function importPreparation(): Promise<typeof import('./prepare-server.ts')> {
	const { href } = new URL('./prepare-server.ts', import.meta.url);
	return import(/* @vite-ignore */ href);
}

type Slot = {
	open: Promise<OpenDatabase> | null;
	closing: Promise<void>;
	isKept: boolean;
	borrowers: number;
};

// Vite and Node each load modules of their own: only the global object is one per process.
const key = Symbol.for('bright-departures.database');
const processWide = globalThis as { [key]?: Slot };
const slot = (processWide[key] ??= {
	open: null,
	closing: Promise.resolve(),
	isKept: false,
	borrowers: 0,
});

function connection(): Promise<OpenDatabase> {
	if (slot.open) return slot.open;
	const opening = slot.closing.then(() => openPrepared(configuredPlace()));
	slot.open = opening;
	opening.catch(() => {
		if (slot.open === opening) slot.open = null;
	});
	return opening;
}
