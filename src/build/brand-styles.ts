import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { brand } from '#src/brand.ts';

/** Where `src/styles/tokens.css` imports the colours from; Git does not keep it. */
const file = '.astro/brand.css';

/** Writes the colours of the brand as Tailwind's theme, whose classes and variables carry their names. */
export function writeBrandStyles(): void {
	const lines = Object.entries(brand).map(([name, colour]) => `\t--color-${name}: ${colour};\n`);
	const text = `@theme {\n${lines.join('')}}\n`;
	if (textOf(file) === text) return;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function textOf(path: string): string | null {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return null;
	}
}
