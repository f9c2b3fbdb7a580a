import fc from 'fast-check';
import { expect, test } from 'vitest';

import { namesOnVoucher } from '#src/domain/trips/voucher.ts';

test('a paper names who travels by seats, and says how many are to be named', () => {
	const booking = { passenger: 'Ada Lovelace', travellers: 3 };
	expect(namesOnVoucher(booking, [])).toEqual(['Ada Lovelace', '2 more']);
	const family = [
		{ seat: 3, name: 'Ralph King' },
		{ seat: 1, name: 'Ada King' },
	];
	expect(namesOnVoucher(booking, family)).toEqual(['Ada King', 'Ralph King', '1 more']);
	expect(namesOnVoucher({ passenger: '', travellers: 2 }, [])).toEqual(['2 not named yet']);
	expect(namesOnVoucher({ ...booking, travellers: 1 }, [])).toEqual(['Ada Lovelace']);
});

test('whatever is stored, no name is empty and nobody beyond the seats is named', () => {
	const traveller = fc.record({ seat: fc.integer({ min: 1, max: 12 }), name: fc.string() });
	const booking = fc.record({ passenger: fc.string(), travellers: fc.integer({ min: 1, max: 9 }) });
	fc.assert(
		fc.property(booking, fc.array(traveller), (given, travellers) => {
			const names = namesOnVoucher(given, travellers);
			expect(names).not.toContain('');
			expect(names.length).toBeGreaterThan(0);
			expect(names.length).toBeLessThanOrEqual(given.travellers);
		}),
	);
});
