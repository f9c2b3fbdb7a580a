import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { attemptHeader } from '#src/contract/http/attempt.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';

import { type EmbeddedSite, embeddedSite } from '../support/embedded-site.ts';

let site: EmbeddedSite;
beforeAll(async () => {
	site = await embeddedSite();
});
afterAll(() => site.remove());

test('kill -9 during a stream of bookings loses none that was acknowledged and doubles none', async () => {
	const acknowledged = new Map<string, string>();
	const unanswered: string[] = [];
	for (let round = 0; round < 3; round += 1) {
		const deal = await firstDeal();
		const enough = 12 * (round + 1);
		const { promise: hasEnough, resolve } = Promise.withResolvers<void>();
		const acknowledge = (attempt: string, bookingId: string) => {
			acknowledged.set(attempt, bookingId);
			if (acknowledged.size >= enough) resolve();
		};
		const streams = Array.from({ length: 4 }, () => bookUntilKilled(deal, acknowledge));
		await hasEnough;
		await site.kill();
		unanswered.push(...(await Promise.all(streams)));
		await site.start();
	}

	const stored = await site.storedBookings();
	const references = new Map(stored.map((row) => [row.attemptId, row.reference]));
	expect(references.size).toBe(stored.length);
	expect(acknowledged.size).toBeGreaterThanOrEqual(36);
	for (const [attempt, reference] of acknowledged) expect(references.get(attempt)).toBe(reference);

	// Whoever got no answer finds out by the attempt's id: of one that was killed between its commit and its answer, too.
	expect(unanswered).toHaveLength(12);
	for (const attempt of unanswered) {
		const response = await fetch(`${site.url}/api/attempts/${attempt}`);
		const { receipt } = (await response.json()) as { receipt?: { bookingId: string } };
		expect(receipt?.bookingId).toBe(references.get(attempt) ?? undefined);
		expect(response.status).toBe(receipt ? 200 : 404);
	}
});

type Deal = { id: number; price: number };

async function firstDeal(): Promise<Deal> {
	const response = await fetch(`${site.url}/api/flights/featured`);
	const [deal] = (await response.json()) as Deal[];
	if (!deal) throw new Error('The seed has no featured deal.');
	return deal;
}

type Acknowledge = (attempt: string, bookingId: string) => void;

/** @returns the attempt that was never answered */
async function bookUntilKilled(deal: Deal, acknowledge: Acknowledge): Promise<string> {
	for (;;) {
		const attempt = randomUUID();
		try {
			const response = await fetch(`${site.url}/api/bookings`, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', [attemptHeader]: attempt },
				body: JSON.stringify(bookingOf(deal)),
			});
			const { bookingId } = (await response.json()) as { bookingId: string };
			if (response.status === 201) acknowledge(attempt, bookingId);
		} catch {
			// The server was killed: this attempt was never acknowledged.
			return attempt;
		}
	}
}

function bookingOf(deal: Deal) {
	return {
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+1 212 555 0100',
		type: 'flight',
		itemId: deal.id,
		travelers: 2,
		totalPrice: dealTotal(deal.price, 2),
		details: {
			passengerName: 'Ada Lovelace',
			address: '12 Analytical Street',
			city: 'New York',
			country: 'United States',
			zipCode: '10001',
		},
	};
}
