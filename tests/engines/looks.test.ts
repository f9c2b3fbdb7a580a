import { register } from '../support/engines/account.ts';
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

test('the open account menu is as high as what is in it', async ({ page }) => {
	await page.open('/register');
	await register(page);
	await page.button('Account menu').click();
	expect((await page.button('Log out').box()).height).toBeLessThan(60);
	expect((await page.part('#account-panel').box()).height).toBeLessThan(140);
	await page.tab.press('Escape');
	await page.button('Log out').gone();
	expect(await page.button('Account menu').isFocused()).toBe(true);
});

test('an empty date field shows no day, and a filled one its day', async ({ page }) => {
	await page.open('/');
	await page.button('Open calendar for Departure date').seen();
	const field = page.field('Departure date');
	const inside = async () => {
		const { left, top, height } = await field.box();
		return drawnWidth(page.tab, { left: left + 4, top: top + 6, width: 160, height: height - 12 });
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

test('a date field shows one sign of a calendar', async ({ page }) => {
	await page.open('/');
	await page.button('Open calendar for Departure date').seen();
	const { left, top, width, height } = await page.field('Departure date').box();
	const end = { left: left + width - 60, top: top + 6, width: 56, height: height - 12 };
	await expect.poll(() => drawnWidth(page.tab, end)).toBeGreaterThan(10);
	expect(await drawnWidth(page.tab, end)).toBeLessThan(20);
});
