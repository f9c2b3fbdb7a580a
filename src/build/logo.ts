import { readFileSync } from 'node:fs';

import { brand } from '#src/brand.ts';

/**
 * The logo of `content/logo.svg` as a picture of its own: what it takes from the style sheet of a page,
 * `var(--color-ink)`, is written into it.
 */
export function paintedLogo(): string {
	const drawing = readFileSync('content/logo.svg', 'utf8');
	return drawing.replaceAll(
		/var\(--color-([a-z-]+)\)/g,
		(written, name: string) => new Map<string, string>(Object.entries(brand)).get(name) ?? written,
	);
}
