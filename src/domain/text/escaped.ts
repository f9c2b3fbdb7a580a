const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Any text as HTML says it, between tags or between the quotes of an attribute. */
export function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
