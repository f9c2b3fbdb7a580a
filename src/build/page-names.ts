import { decoded, withoutScripts } from './tags.ts';

/** What a page or a script may give elements: whole names, and the beginnings of those that are put together. */
export type Names = { whole: ReadonlySet<string>; beginnings: ReadonlySet<string> };

const element = /<([a-z][\w-]*)((?:[^">]|"[^"]*")*)>/gi;
const attribute = /([^\s="/]+)(?:="([^"]*)")?/g;
const variable = /--[a-z][\w-]*/g;

/** The elements, attributes, classes, ids and variables of a built page, and the words of the scripts within it. */
export function namesInPage(html: string): Names {
	const scripts = html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g);
	const words = joined(Array.from(scripts, ([, script = '']) => namesInScript(script)));
	const markup = withoutScripts(html).replace(/<style[^]*?<\/style>/g, '');
	const elements = Array.from(markup.matchAll(element), ([, name = '', attributes = '']) => [
		name.toLowerCase(),
		...namesInAttributes(attributes),
	]);
	const variables = Array.from(markup.matchAll(variable), ([name]) => name);
	return { ...words, whole: new Set([...words.whole, ...elements.flat(), ...variables]) };
}

function namesInAttributes(attributes: string): string[] {
	const names = Array.from(attributes.matchAll(attribute), ([, name = '', value = '']) =>
		name === 'class' || name === 'id' ? [name, ...decoded(value).split(/\s+/)] : [name],
	);
	return names.flat();
}

/** The words of a script's texts, among which are the classes and elements that it writes; and its variables. */
export function namesInScript(script: string): Names {
	const words = script.split(/[\s"'`<>\\]+/);
	// `week-bar${isNow ? ' week-bar-now' : ''}` has a class before the brace.
	const bare = words.flatMap((word) => /^([a-z][\w-]*)\$\{/.exec(word)?.[1] ?? []);
	// Of `notice-${tone}` any class may become that begins so.
	const beginnings = words.map((word) => /^([a-z][\w-]*-)(?:\$\{.*)?$/.exec(word)?.[1] ?? '');
	const variables = Array.from(script.matchAll(variable), ([name]) => name);
	return {
		whole: new Set([...words, ...bare, ...variables]),
		beginnings: new Set(beginnings.filter(Boolean)),
	};
}

export function joined(all: readonly Names[]): Names {
	return {
		whole: new Set(all.flatMap(({ whole }) => [...whole])),
		beginnings: new Set(all.flatMap(({ beginnings }) => [...beginnings])),
	};
}

/** Those of some names that are among the others, or begin as one of them does. */
export function namesAmong(names: readonly string[], { whole, beginnings }: Names): Set<string> {
	const starts = [...beginnings];
	return new Set(
		names.filter((name) => whole.has(name) || starts.some((start) => name.startsWith(start))),
	);
}
