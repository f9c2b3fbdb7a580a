import { joined, namesAmong, namesInPage, namesInScript } from './page-names.ts';
import { pruneStyles } from './prune-styles.ts';
import { reachableScripts } from './reachable-scripts.ts';

/** The site's scripts by file name. */
export type Scripts = ReadonlyMap<string, string>;

const styleElement = /<style[^>]*>([^]*?)<\/style>\s*/g;

/**
 * Makes what rewrites pages, each with the styles in it that it needs. Pages of one kind hold the same names: they
 * share the work, so that thousands of articles take little longer than one.
 */
export function stylesOfPages(scripts: Scripts): (html: string) => string {
	const namesOfSheet = remembered((css: string) => [...new Set(namesInSheet(css))]);
	const namesOfScripts = remembered((files: string) =>
		// React names every element that there is, and makes none of itself.
		joined(
			files
				.split(' ')
				.filter((file) => !file.startsWith('react.'))
				.map((file) => namesInScript(scripts.get(file) ?? '')),
		),
	);
	const needed = remembered((css: string) =>
		remembered((names: string) => {
			const held = new Set(names.split(' '));
			return pruneStyles(css, (name) => held.has(name));
		}),
	);
	return (html) => {
		const css = Array.from(html.matchAll(styleElement), ([, text = '']) => text).join('\n');
		if (css === '') return html;
		const files = reachableScripts(html, scripts).toSorted().join(' ');
		const names = namesOfSheet(css);
		const held = [namesInPage(html), namesOfScripts(files)].flatMap((each) => [
			...namesAmong(names, each),
		]);
		const own = needed(css)([...new Set(held)].toSorted().join(' '));
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
