/**
 * The scripts that a built page may run, however late: those that it names itself, and those that these import, at once or
 * when somebody asks for them. Left out is what is imported for the first time by a script that waits for the whole
 * stylesheet (src/elements/whole-stylesheet.ts) and is itself asked for.
 * @param named file names, as those below
 * @param scripts the site's scripts by file name
 */
export function reachableScripts(
	named: readonly string[],
	scripts: ReadonlyMap<string, string>,
): string[] {
	const reached = new Set<string>();
	const waiting = [...named];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		const script = scripts.get(file);
		if (script === undefined || reached.has(file)) continue;
		reached.add(file);
		const later = namedIn(script, /\bimport\(\s*["'`]\.\/([\w.-]+\.js)/g);
		waiting.push(...namedAtOnce(script), ...later.filter((name) => !bringsStyles(name, scripts)));
	}
	return [...reached];
}

/** Whether a script waits for the whole stylesheet, whose address may stand in one that it shares with others. */
function bringsStyles(file: string, scripts: ReadonlyMap<string, string>): boolean {
	const script = scripts.get(file) ?? '';
	const parts = [script, ...namedAtOnce(script).map((name) => scripts.get(name) ?? '')];
	return parts.some((part) => /\/_astro\/global\.[\w-]+\.css/.test(part));
}

function namedAtOnce(script: string): string[] {
	return namedIn(script, /(?<!\bimport\(\s*)["'`]\.\/([\w.-]+\.js)/g);
}

function namedIn(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
