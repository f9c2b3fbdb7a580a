import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { addressOf, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const { return: _, ...oneWay } = search;

test('a desktop’s first screen holds four whole offers there and back; a time of departure is chosen, shared and gone Back from', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByRole('radio', { name: 'Best' })).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('article').nth(3)).toBeInViewport({ ratio: 1 });
	const times = page.getByRole('group', { name: 'Departure time', exact: true });
	const [part, count] = await someOf(page, 'Departure time');
	const choice = times.getByRole('checkbox', { name: part });
	await choice.check();
	await expect(offers(page)).toHaveCount(count);
	await expect(page).toHaveURL(new RegExp(`&departs=${part.toLowerCase()}$`));
	await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText(
		`Showing ${count} of 8 flights from ${search.origin} to ${search.destination}`,
	);
	for (const text of await page.getByRole('article').allTextContents()) {
		expect(partOf(/\d+:\d\d [AP]M/.exec(text)?.[0] ?? '')).toBe(part);
	}
	// What another choice would leave counts what was chosen before.
	const airlines = page.getByRole('group', { name: 'Airlines' }).getByRole('checkbox');
	const left = await airlines.evaluateAll(
		(boxes) =>
			boxes.filter((box) => box.ariaDescribedByElements?.[0]?.textContent?.startsWith('1')).length,
	);
	expect(left).toBe(count);

	const cheapest = page.getByRole('radio', { name: /^Cheapest \$[\d,]+$/ });
	await cheapest.check();
	const label = await cheapest.locator('..').textContent();
	const first = page.getByRole('article').first();
	await expect(first).toContainText(/\$[\d,]+/.exec(label ?? '')?.[0] ?? 'a price');

	await page.reload();
	await expect(choice).toBeChecked();
	await expect(offers(page)).toHaveCount(count);
	await page.goBack();
	await expect(page.getByRole('radio', { name: 'Best' })).toBeChecked();
	await page.goBack();
	await expect(offers(page)).toHaveCount(8);
	await expect(choice).not.toBeChecked();

	await first.getByText('Flight details').click();
	await expect(first.getByRole('group').getByText(search.destination).first()).toBeVisible();
	await expectAccessible(page);
});

test('an empty result names the filter to drop; a limit is one step Back, however far it moved', async ({
	page,
}) => {
	await page.goto(`${addressOf(oneWay)}&price=1&airline=nobody&departs=midnight`);
	await expect(page.getByRole('heading', { name: 'No flight fits' })).toBeVisible();
	await expect(page.getByText('Without “Highest price” there would be 8 flights.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Drop “Highest price”' }).press('Enter');
	await expect(offers(page)).toHaveCount(8);
	await expect(page).toHaveURL(addressOf(oneWay));

	const price = page.getByRole('slider', { name: 'Highest price' });
	await price.focus();
	await page.keyboard.press('Home');
	await expect(price).toHaveAttribute('aria-valuetext', /^\$[\d,]+, \d flights?$/);
	await expect(offers(page)).not.toHaveCount(8);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(page).toHaveURL(/&price=\d+$/);
	await page.goBack();
	await expect(page).toHaveURL(addressOf(oneWay));
	await expect(price).toHaveAttribute('aria-valuetext', 'Any, 8 flights');
});

test('at 768, 390 and 320 pixels the filters are in a drawer that says what they leave', async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 844 });
	await page.goto(addressOf(search));
	for (const width of [768, 390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		await expect(offers(page)).toHaveCount(8);
		await expect(page.getByRole('group', { name: 'Stops' })).toHaveCount(0);
		await expectAccessible(page);
		// However far down the list, the search stays in sight.
		await page.getByRole('article').last().scrollIntoViewIfNeeded();
		await expect(page.getByRole('button', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
		await page.getByRole('button', { name: 'Filters' }).click();
		const drawer = page.getByRole('dialog', { name: 'Filters' });
		const [part, count] = await someOf(page, 'Arrival time');
		await drawer
			.getByRole('group', { name: 'Arrival time' })
			.getByRole('checkbox', { name: part })
			.check();
		await expectAccessible(page);
		const show = drawer.getByRole('button', {
			name: count === 1 ? 'Show 1 flight' : `Show ${count} flights`,
		});
		await show.click();
		await expect(drawer).toHaveCount(0);
		await expect(offers(page)).toHaveCount(count);
		await expect(page.getByRole('button', { name: 'Filters 1 set' })).toBeFocused();
		await page.goBack();
	}
});

/** A part of the day that some of the flights are of, but not all, and how many: the latest that there is. */
async function someOf(page: Page, name: string): Promise<[part: string, count: number]> {
	const boxes = page.getByRole('group', { name, exact: true }).getByRole('checkbox');
	await expect(boxes.first()).toHaveAccessibleDescription(/flight/);
	const found = await boxes.evaluateAll((inputs) =>
		inputs.map((input): [string, number] => [
			input.parentElement?.querySelector('strong')?.textContent ?? '',
			Number.parseInt(input.ariaDescribedByElements?.[0]?.textContent ?? '', 10),
		]),
	);
	return found.findLast(([, count]) => count > 0 && count < 8) ?? ['', 0];
}

/** 'Evening' of '8:35 PM' */
function partOf(time: string): string {
	const [hour = '', minutes = ''] = time.split(/[: ]/);
	const since = (Number(hour) % 12) + (time.endsWith('PM') ? 12 : 0) + Number(minutes) / 60;
	if (since < 8) return 'Early';
	if (since < 12) return 'Morning';
	return since < 18 ? 'Afternoon' : 'Evening';
}
