import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bookings } from '#src/server/db/schema.ts';

import { bookingCalls, valid, withDetails } from '../support/booking-calls.ts';

const { db, post, expectNothingStored } = await bookingCalls();

test('whatever JSON is sent, it is refused as JSON and nothing is stored', async () => {
	const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double());
	const mutated = fc
		.tuple(fc.constantFrom(...Object.keys(valid), 'details.city', 'x', '__proto__'), values)
		.map(([name, value]) =>
			name === 'details.city'
				? { ...withDetails({ city: value }), totalPrice: 1 }
				: { ...valid, totalPrice: 1, [name]: value },
		);
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.jsonValue(), mutated), async (body) => {
			const { status } = await post(body);
			expect([400, 409]).toContain(status);
		}),
		{ numRuns: 500 },
	);
	await expectNothingStored();
});

test('whatever text is sent as a name, it is stored on one line, else as it is, or refused', async () => {
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 130 }), async (name) => {
			await db.delete(bookings);
			const { status } = await post({ ...valid, name });
			const [row] = await db.select().from(bookings);
			expect(status).toBe(row ? 201 : 400);
			const line = name.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim();
			expect(row?.name ?? line).toBe(line);
		}),
		{ numRuns: 200 },
	);
});
