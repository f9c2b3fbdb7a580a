import { filesIn, importsOf, isCode } from '../import-graph.ts';

/** Who imports a file, of all code of the project: types and what is loaded later count too. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersOfAll(): Importers {
	const files = ['src', 'functions', 'scripts', 'tests'].flatMap(filesIn).filter(isCode);
	const found = new Map<string, string[]>();
	for (const file of files) {
		for (const imported of importsOf(file)) {
			found.set(imported, [...(found.get(imported) ?? []), file]);
		}
	}
	return found;
}

/** How many imports lead from a file to the nearest of these; they themselves are 0 away, what does not need them is left out. */
export function distancesFrom(
	files: readonly string[],
	importers: Importers,
): ReadonlyMap<string, number> {
	const distances = new Map(files.map((file) => [file, 0]));
	// It grows while it is walked: a map gives what was added too.
	for (const [file, distance] of distances) {
		for (const importer of importers.get(file) ?? []) {
			if (!distances.has(importer)) distances.set(importer, distance + 1);
		}
	}
	return distances;
}
