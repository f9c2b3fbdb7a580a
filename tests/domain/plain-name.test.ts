import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainName } from '#src/domain/text/plain-name.ts';

test.each([
	['Ada Lovelace', 'Ada Lovelace'],
	['  Zoë   Ångström ', 'Zoë Ångström'],
	['Jean-Luc O’Brien', 'Jean-Luc O’Brien'],
	["Seán O'Casey", "Seán O'Casey"],
	['Dr. J. R. Smith, Jr.', 'Dr J R Smith Jr'],
	['שרה כהן', 'שרה כהן'],
	['محمد الفاتح', 'محمد الفاتح'],
	['नरेन्द्र सिंह', 'नरेन्द्र सिंह'],
	['می‌خواهم', 'می‌خواهم'],
	['山田 太郎', '山田 太郎'],
	['Ada www.evil.example Lovelace', 'Ada Lovelace'],
	['Ada https://evil.example/win', 'Ada'],
	['Call +1 (212) 555-0100 now', 'Call now'],
	['eve@evil.example', ''],
	['evil。example', ''],
	['١٢٣ ２１２ 五', '五'],
	['\u202eelpmaxe.live', ''],
	['', ''],
	['You have won a prize and we ask you for your card', 'You have won a prize and we ask you for'],
	['a'.repeat(41), ''],
])('of %j a letter repeats %j', (typed, name) => {
	expect(plainName(typed)).toBe(name);
});

const stranger = fc.oneof(
	fc.webUrl(),
	fc.emailAddress(),
	fc.domain(),
	fc.ipV4(),
	fc.stringMatching(/^\+?[\d ()./-]{7,20}$/),
	fc.string({ unit: 'binary' }),
	fc.lorem(),
);

test('no address, number or sentence gets through, whatever is typed', () => {
	fc.assert(
		fc.property(fc.array(stranger, { maxLength: 5 }), (parts) => {
			const name = plainName(parts.join(' '));
			expect(name).toMatch(/^(?:[\p{L}\p{M}'’‐ -]|\u200c|\u200d)*$/u);
			expect(name.length).toBeLessThanOrEqual(40);
			const addresses = parts.filter((part) => /^\S*[\d.:/@]\S*$/.test(part));
			expect(addresses.filter((part) => name.includes(part))).toEqual([]);
		}),
		{ numRuns: 1000 },
	);
});

test('what was shortened stays as it is', () => {
	fc.assert(
		fc.property(stranger, (typed) => {
			expect(plainName(plainName(typed))).toBe(plainName(typed));
		}),
	);
});
