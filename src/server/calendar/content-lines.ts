/** A line of a calendar file before it is escaped and folded: its name with any parameters, and its value. */
export type ContentLine = [name: string, value: string];

/** Octets that a line may have, its break not counted (RFC 5545, 3.1). */
const longestLine = 75;

/** Lines of a calendar file as they stand in it: folded, each ended as RFC 5545 wants it. */
export function contentLines(lines: readonly ContentLine[]): string {
	return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** Any text as the value of a line (RFC 5545, 3.3.11); control characters go. */
export function textValue(text: string): string {
	return text
		.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
		.replaceAll(/[^\P{Cc}\n]/gu, '')
		.replaceAll(/[\\;,]/g, (character) => `\\${character}`)
		.replaceAll('\n', '\\n');
}

/** Breaks a line between characters, never within one: a line that goes on begins with a space. */
function folded(line: string): string {
	const parts = [''];
	let octets = 0;
	for (const character of line) {
		const more = Buffer.byteLength(character);
		if (octets + more > longestLine) {
			parts.push(' ');
			octets = 1;
		}
		parts[parts.length - 1] += character;
		octets += more;
	}
	return parts.join('\r\n');
}
