import { expectAccessible } from '../support/accessible.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

test('of three one is left over: sharing costs nothing, a room of their own is a line of its own, and the choice stays', async ({
	page,
	site,
}) => {
	const email = 'own-room@example.com';
	await page.goto('/tours/1');
	for (let more = 0; more < 2; more += 1) {
		await page.getByRole('button', { name: 'More travelers' }).click();
	}
	await page.getByRole('button', { name: 'Book Now' }).click();
	const summary = page.getByRole('region', { name: 'Your trip' });
	const rooms = page.getByRole('group', { name: 'Your rooms' });
	const shared = rooms.getByRole('radio', { name: /^Share a room with another traveler/ });
	await expect(shared).toBeChecked();
	const totalOf = async () => {
		const text = await summary.innerText();
		return Number(/Total[^$]*\$([\d,]+)/.exec(text)?.[1]?.replace(',', ''));
	};
	const before = await totalOf();
	await expect(summary).not.toContainText('taxes included');
	await rooms.getByRole('radio', { name: /^A room of their own/ }).check();
	await expect(summary).toContainText('A room of one’s own, taxes included');
	const more = Number(/\$(\d+) more/.exec(await rooms.innerText())?.[1]);
	expect([await totalOf(), more > 0]).toEqual([before + more, true]);
	await expectAccessible(page);

	await page.reload();
	await expect(rooms.getByRole('radio', { name: /^A room of their own/ })).toBeChecked();
	expect(await totalOf()).toBe(before + more);
	await fillPassengerForm(page, { Email: email });
	for (const ages of await page.getByRole('checkbox', { name: /^Everyone will be/ }).all()) {
		await ages.check();
	}
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	const rows = (await site.storedBookings()).filter((row) => row.email === email);
	expect(rows).toMatchObject([{ travelers: 3, totalPrice: before + more }]);
});
