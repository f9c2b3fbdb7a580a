/** The attributes of a tag as a browser reads them: entities are characters. */
export type Attributes = Partial<Record<string, string>>;

/**
 * Finds the tags of some names in a built page, scripts left out.
 * @param names in lower case, as Astro writes them: 'a', 'img'
 */
export function tagsOf(html: string, names: readonly string[]): Attributes[] {
	// A value may hold what looks like the end of its tag.
	const tag = new RegExp(`<(?:${names.join('|')})\\s((?:[^">]|"[^"]*")*)>`, 'g');
	return Array.from(withoutScripts(html).matchAll(tag), ([, text = '']) => attributesOf(text));
}

/** The same page without its scripts, which may hold markup that is no part of it. */
export function withoutScripts(html: string): string {
	return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

function attributesOf(tag: string): Attributes {
	const pairs = tag.matchAll(/([\w:-]+)="([^"]*)"/g);
	return Object.fromEntries(
		Array.from(pairs, ([, name = '', value = '']) => [name, decoded(value)]),
	);
}

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
};

/** Text of an attribute as a browser reads it. */
export function decoded(value: string): string {
	return value.replace(/&#(?:x([\da-f]+)|(\d+));|&\w+;/gi, (entity, hexadecimal, decimal) => {
		if (hexadecimal) return String.fromCodePoint(Number.parseInt(String(hexadecimal), 16));
		if (decimal) return String.fromCodePoint(Number(decimal));
		return entities[entity] ?? entity;
	});
}
