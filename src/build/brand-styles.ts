import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { brand } from '#src/brand.ts';

/** Where `src/styles/tokens.css` imports the colours from; Git does not keep it. */
const file = '.astro/brand.css';

/** Writes the colours of the brand as Tailwind's theme, whose classes and variables carry their names. */
export function writeBrandStyles(): void {
	// In the order of their names, in which they compress best.
	const lines = Object.entries(brand)
		.map(([name, colour]) => `\t--color-${name}: ${colour};\n`)
		.toSorted();
	const text = `@theme {\n${lines.join('')}${shadows(brand.ink)}}\n`;
	if (textOf(file) === text) return;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** Of the colour of ink, so much of it in two hexadecimal digits: written as shadows of the page, which are in every page. */
function shadows(ink: string): string {
	return [
		`\t--shadow-card: 0 1px 2px ${ink}0f, 0 10px 28px -16px ${ink}47;\n`,
		`\t--shadow-lift: 0 2px 4px ${ink}14, 0 24px 48px -20px ${ink}66;\n`,
	].join('');
}

function textOf(path: string): string | null {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return null;
	}
}
