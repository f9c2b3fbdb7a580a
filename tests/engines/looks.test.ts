import { drawnWidth } from '../support/engines/picture.ts';
import { expect, inject, test } from '../support/engines/site.ts';

const middle = (box: { top: number; height: number }) => box.top + box.height / 2;

test('the header has its links in its middle, and the last button whole', async ({ page }) => {
	await page.open('/');
	const header = await page.part('header').box();
	const home = await page.part('header nav a').box();
	expect(Math.abs(middle(home) - middle(header))).toBeLessThan(2);
	const button = await page.link('Register').box();
	const right = {
		left: button.left + button.width - 5,
		top: middle(button) - 4,
		width: 8,
		height: 8,
	};
	await expect.poll(() => drawnWidth(page.tab, right)).toBeGreaterThanOrEqual(1);
});

test('a date field shows one sign of a calendar: empty no day, and filled its day', async ({
	page,
}) => {
	await page.open('/');
	await page.button('Open calendar for Departure date').seen();
	const field = page.field('Departure date');
	const { left, top, width, height } = await field.box();
	const line = { top: top + 6, height: height - 12 };
	const sign = { ...line, left: left + width - 60, width: 56 };
	await expect.poll(() => drawnWidth(page.tab, sign)).toBeGreaterThan(10);
	expect(await drawnWidth(page.tab, sign)).toBeLessThan(20);

	const inside = async () => {
		// A press brings the field into the middle of the window.
		const box = await field.box();
		return drawnWidth(page.tab, { ...line, top: box.top + 6, left: box.left + 4, width: 160 });
	};
	// Two engines show the order of month, day and year there; WebKit would show today.
	const hint = expect.poll(inside);
	if (inject('engine') === 'webkit') await hint.toBe(0);
	else await hint.toBeGreaterThan(50);
	await field.typeDate('2027-10-28');
	await page.withRole('combobox', 'From').click();
	await page.tab.press('Escape');
	await expect.poll(inside).toBeGreaterThan(50);
});
