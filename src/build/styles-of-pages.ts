import { drawingsOf } from './drawing-code.ts';
import { joined, namesAmong, namesInPage, namesInScript } from './page-names.ts';
import { pruneStyles } from './prune-styles.ts';
import { reachableScripts } from './reachable-scripts.ts';

/** The site's scripts by file name; or the code that draws what functions fill pages with, by what pages call it. */
export type Scripts = ReadonlyMap<string, string>;

const styleElement = /<style[^>]*>([^]*?)<\/style>\s*/g;
const scriptAddress = /\/_astro\/([\w.-]+\.js)/g;

/**
 * Makes what rewrites pages, each with the styles in it that it needs. Pages of one kind hold the same names: they
 * share the work, so that thousands of articles take little longer than one.
 * @param drawings of the pages that functions fill: what one of them draws is styled too
 */
export function stylesOfPages(
	scripts: Scripts,
	drawings: Scripts = new Map(),
): (html: string) => string {
	const namesOfScripts = remembered((named: string) => {
		const reachable = reachableScripts(named.split(' '), scripts);
		// React names every element that there is, and makes none of itself.
		const ours = reachable.filter((file) => !file.startsWith('react.'));
		return joined(ours.map((file) => namesInScript(scripts.get(file) ?? '')));
	});
	const sheetOf = remembered((css: string) => {
		const names = [...new Set(namesInSheet(css))];
		return {
			names,
			ofScripts: remembered((named: string) => namesAmong(names, namesOfScripts(named))),
			ofDrawing: remembered((drawing: string) =>
				namesAmong(names, namesInScript(drawings.get(drawing) ?? '')),
			),
			needed: remembered((held: string) => {
				const names = new Set(held.split(' '));
				return pruneStyles(css, (name) => names.has(name));
			}),
		};
	});
	return (html) => {
		const css = Array.from(html.matchAll(styleElement), ([, text = '']) => text).join('\n');
		if (css === '') return html;
		const sheet = sheetOf(css);
		const named = new Set(Array.from(html.matchAll(scriptAddress), ([, file = '']) => file));
		const inScripts = sheet.ofScripts([...named].toSorted().join(' '));
		const inDrawings = drawingsOf(html).map(sheet.ofDrawing);
		const inPage = namesAmong(sheet.names, namesInPage(html));
		const held = [...inDrawings, inPage].reduce((all, names) => all.union(names), inScripts);
		const own = sheet.needed([...held].toSorted().join(' '));
		return html.replace(styleElement, '').replace('</head>', () => `<style>${own}</style></head>`);
	};
}

/** Everything in a sheet that may be a name, as HTML writes it: without CSS's backslashes. */
function namesInSheet(css: string): string[] {
	return Array.from(css.matchAll(/(?:\\.|[\w-])+/g), ([name]) => name.replaceAll(/\\(.)/g, '$1'));
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
	const known = new Map<string, Value>();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
