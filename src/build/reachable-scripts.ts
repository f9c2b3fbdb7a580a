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
		const atOnce = namedIn(script, /(?<!\bimport\(\s*)["'`]\.\/([\w.-]+\.js)/g);
		const later = namedIn(script, /\bimport\(\s*["'`]\.\/([\w.-]+\.js)/g);
		waiting.push(...atOnce, ...later.filter((name) => !bringsStyles(scripts.get(name))));
	}
	return [...reached];
}

function bringsStyles(script = ''): boolean {
	return /\/_astro\/global\.[\w-]+\.css/.test(script);
}

function namedIn(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
