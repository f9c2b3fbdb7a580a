import { addMinutes } from 'date-fns/addMinutes';
import { subYears } from 'date-fns/subYears';
import { expect, test, vi } from 'vitest';

import { retention } from '#src/domain/people/retention.ts';
import { customOffers, deskItems } from '#src/server/db/schema.ts';
import { isAbout } from '#src/server/inbox/where-it-stands.ts';
import { applyRetention } from '#src/server/people/retention.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { customOffer } from '../support/request-calls.ts';

const db = await testDatabase();
const { span } = retention.customOffers;

test('a custom offer is kept from the day on which somebody worked on it last', async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	const old = { ...customOffer, createdAt: new Date(0) };
	await db.insert(customOffers).values([old, old]);
	const last = subYears(testNow, 'years' in span ? span.years : 0);
	for (const [id, minutes] of [
		[1, -1],
		[2, 1],
	] as const) {
		const updatedAt = addMinutes(last, minutes);
		await db.update(deskItems).set({ updatedAt }).where(isAbout('custom offer', id));
	}
	const signal = new AbortController().signal;
	const forgotten = await applyRetention({ db, now: () => testNow, signal });
	expect(forgotten).toMatchObject({ customOffers: 1 });
	expect(await db.select().from(customOffers)).toMatchObject([{ id: 2 }]);
});
