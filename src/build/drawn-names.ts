import { readFileSync } from 'node:fs';

import { joined, type Names, namesInScript } from './page-names.ts';

/** Where what is drawn gets its names; what else is imported has none. */
const drawing = /\/src\/(islands|ui)\//;
const imported = /from \W((?:\.{1,2}|#src)\/[\w./-]+\.tsx?)\W;/g;

/**
 * What a module that draws a page on the server may give elements: the words of its source and of all that it imports,
 * since no script of such a page holds them.
 * @param entry the module, from `root`: 'src/islands/trips/served/draw-trip.ts'
 */
export function namesDrawnBy(entry: string, root: URL): Names {
	const found = new Map<string, string>();
	const waiting = [new URL(entry, root)];
	for (let file = waiting.pop(); file; file = waiting.pop()) {
		if (found.has(file.href)) continue;
		const source = readFileSync(file, 'utf8');
		found.set(file.href, source);
		for (const [, path = ''] of source.matchAll(imported)) {
			waiting.push(path.startsWith('#src/') ? new URL(path.slice(1), root) : new URL(path, file));
		}
	}
	const sources = [...found].filter(([href]) => drawing.test(href)).map(([, source]) => source);
	return joined(sources.flatMap((source) => [namesInScript(source), wordsOf(source)]));
}

/** Of an attribute as JSX writes it: `aria-current={…}`, `tabIndex`. */
function wordsOf(source: string): Names {
	const words = source.match(/[a-z][\w-]*/gi) ?? [];
	return {
		whole: new Set(words.flatMap((word) => [word, word.toLowerCase()])),
		beginnings: new Set(),
	};
}
