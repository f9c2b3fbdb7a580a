import { asc } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle as remind } from '#functions/payment-reminders.ts';
import { bookings, changes, mutedAddresses, outbox, payments } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();

/** Friday, November 27: the deposit is due on Monday, the balance on March 16. */
const createdAt = new Date('2026-11-27T15:00:00Z');
const tour = {
	type: 'tour',
	status: 'Confirmed',
	departureDate: '2027-05-15',
	totalPrice: 3718,
	paid: 0,
	createdAt,
	details: { name: 'Kyoto in Bloom', duration: '7 days', payment: site.payment },
} as const;

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
});

const on = (day: string) => remind(jobWorld(db, `${day}T14:30:00Z`));

async function subjects(): Promise<string[]> {
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return letters.map(({ subject }) => subject.replace(`${site.name}: `, ''));
}

test('whoever owes is reminded on the day and once it is overdue, and seven days before the balance', async () => {
	await db.insert(bookings).values(storedBooking(1, tour));
	for (const day of ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04']) {
		await on(day);
	}
	const deposit = '$743.60 of your booking BD2000001';
	expect(await subjects()).toEqual([
		`${deposit} is due today`,
		`${deposit} was due on Mon, Nov 30, 2026`,
	]);
	const paid = { bookingId: 1, amount: 800, method: 'Card', paidOn: '2026-12-04' } as const;
	await db.insert(payments).values({ ...paid, note: '', author: 'Ana' });
	await db.update(bookings).set({ paid: 800 });
	for (const day of ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-16']) await on(day);
	const balance = '$2,918.00 of your booking BD2000001';
	expect((await subjects()).slice(2)).toEqual([
		`${balance} is due on Tue, Mar 16, 2027`,
		`${balance} is due today`,
	]);
	const [first] = await db.select().from(outbox).orderBy(asc(outbox.id));
	expect(first?.body).toMatch(/Total: \$3,718\.00\nReceived: \$0\.00\nDue now: \$743\.60\n/);
	expect(first?.body).toContain(site.phone);
});

test('nobody is reminded who has paid, is not confirmed, has no terms, or gets no letters', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { ...tour, paid: 3718 }),
			storedBooking(2, { ...tour, status: 'Pending Confirmation' }),
			storedBooking(3, { ...tour, status: 'Cancelled' }),
			storedBooking(4, { ...tour, details: { name: 'Kyoto in Bloom' } }),
			storedBooking(5, { ...tour, departureDate: '2026-12-02' }),
			storedBooking(6, { ...tour, email: 'muted@example.com' }),
		]);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'returned' });
	await on('2026-12-03');
	expect(await subjects()).toEqual([]);
	expect(await db.$count(changes)).toBe(0);
});

test('more than fit into one statement are all reminded', async () => {
	const many = Array.from({ length: 130 }, (_, index) => storedBooking(index, tour));
	await db.insert(bookings).values(many);
	await on('2026-11-30');
	await on('2026-11-30');
	expect(await db.$count(outbox)).toBe(130);
});
