/**
 * Scripts, and all that must be there before they can run: what they import, and what that imports.
 * @param files names, in an order that is kept
 * @param importsOf what a script imports, by names as `files`; empty of one that imports nothing
 */
export function withImports(
	files: Iterable<string>,
	importsOf: (file: string) => readonly string[],
): Set<string> {
	const found = new Set(files);
	// What is added while the set is gone through is come to as well.
	for (const file of found) for (const next of importsOf(file)) found.add(next);
	return found;
}
