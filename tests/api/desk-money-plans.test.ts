import { expect, test } from 'vitest';

import { ledgerPage } from '#src/contract/desk/ledger.ts';
import { proposalPage } from '#src/contract/desk/proposals.ts';
import { lastPeriods } from '#src/domain/desk/periods.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { ledgerRows } from '#src/server/desk/money/ledger.ts';
import { periodRows } from '#src/server/desk/numbers/period-figures.ts';
import { proposalRows } from '#src/server/desk/requests/proposals.ts';

import { fillMoney, fillOffers } from '../../scripts/bench/fill-money.ts';
import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T12:00:00Z');
const db = await testDatabase();
await seedCatalog(db, '2026-11-21');
await seedBookings(db, 6000, now);
await fillMoney(db, 3000);
await fillOffers(db, 1000);

test('the ledger is read from the end of its days, and nothing of it is put in order', async () => {
	for (const narrowing of [{}, { from: '2026-10-01', to: '2026-10-31' }]) {
		const page = ledgerPage.parse({ limit: '25', ...narrowing });
		const plan = await queryPlan(db, ledgerRows(db, page).getSQL());
		expect(plan).toContainEqual(expect.stringMatching(/Index Scan payments_day_index/));
		expect(plan.filter((step) => /Seq Scan|Bitmap|^Sort/.test(step))).toEqual([]);
	}
});

test('offers are read in their order from its index', async () => {
	const page = { ...proposalPage.parse({ limit: '25' }), now };
	const plan = await queryPlan(db, proposalRows(db, page).getSQL());
	expect(plan).toContainEqual(expect.stringMatching(/Index Scan.* proposals_order_index/));
	expect(plan.filter((step) => /Seq Scan|Sort/.test(step))).toEqual([]);
});

test('what was booked and what travelled in a month is found by the indexes of their days', async () => {
	const plan = await queryPlan(
		db,
		periodRows(db, lastPeriods('2026-11-21', 'month', 2), '2026-11-21').getSQL(),
	);
	expect(plan).toContainEqual(expect.stringMatching(/bookings_(order|status|type)_index/));
	expect(plan).toContainEqual(expect.stringMatching(/bookings_departure_index/));
	expect(plan).not.toContain('Seq Scan');
});
