import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type BrandColours, brandTokens, weakPairs } from '#src/domain/brand/brand-tokens.ts';
import { contrast, mix } from '#src/domain/brand/colours.ts';
import { parseSite } from '#src/site-schema.ts';
import { site } from '#src/site.ts';

test('contrast is WCAG’s: 21 of black and white, and the same both ways', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
	// An example of the Understanding documents: #767676 on white just passes.
	expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
	expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

const colour = fc
	.integer({ min: 0, max: 0xffffff })
	.map((number) => `#${number.toString(16).padStart(6, '0')}`);
const colours = fc.record<BrandColours>({
	ink: colour,
	paper: colour,
	accent: colour,
	accentDeep: colour,
	calm: colour,
	calmDeep: colour,
});

test('whatever six pass, what is mixed of them can be read', () => {
	fc.assert(
		fc.property(colours, (chosen) => {
			if (weakPairs(chosen).length > 0) return;
			const tokens = brandTokens(chosen);
			for (const words of ['ink-soft', 'ink-faint'] as const)
				expect(contrast(tokens[words], tokens['paper-deep'])).toBeGreaterThanOrEqual(4.5);
			expect(contrast(tokens['line-strong'], tokens.paper)).toBeGreaterThanOrEqual(3);
		}),
		{ numRuns: 3000 },
	);
});

test('a colour that cannot be read is named with its field and both colours', () => {
	const colors = { ...site.brand.colors, accentDeep: '#ee6c4d' };
	const broken = { ...site, brand: { ...site.brand, colors } };
	expect(() => parseSite(broken)).toThrow(
		/brand colors accentDeep: found "#ee6c4d".*accent-deep \(#ee6c4d\) on paper \(#fbf6ec\) has a contrast of 2\.\d, and text needs 4\.5/s,
	);
});
