import { readFile } from 'node:fs/promises';

import type { Numbers } from '#src/contract/desk/numbers.ts';
import { lastPeriods } from '#src/domain/desk/periods.ts';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const endpoint = '**/api/desk/numbers*';
const amounts = [4, 7, 0, 12, 9, 15, 11, 8, 18, 21, 16, 5];

/** How business may go: twelve weeks up to that of November 16, 2026. */
const example: Numbers = {
	periods: lastPeriods('2026-11-21', 'week', 12).map((period, index) => ({
		...period,
		asked: { inquiries: 2 * (amounts[index] ?? 0), customOffers: 0, callBacks: 0 },
		booked: amounts[index] ?? 0,
		confirmed: 3,
		cancelled: 0,
		travelled: 1,
		value: (amounts[index] ?? 0) * 1249.5,
	})),
	answers: [
		{ kind: 'inquiry', inTime: 30, late: 10, overdue: 2, medianMinutes: 95 },
		{ kind: 'custom offer', inTime: 0, late: 0, overdue: 0, medianMinutes: null },
		{ kind: 'trip message', inTime: 5, late: 0, overdue: 0, medianMinutes: 20 },
	],
	byStatus: [
		{ status: 'Pending Confirmation', bookings: 30 },
		{ status: 'Confirmed', bookings: 86 },
		{ status: 'Cancelled', bookings: 10 },
	],
	byType: [
		{ type: 'flight', bookings: 126 },
		{ type: 'tour', bookings: 0 },
	],
	destinations: [
		{ destination: 'London', bookings: 40 },
		{ destination: 'Rio de Janeiro', bookings: 20 },
	],
	missed: [{ kind: 'tours', words: 'tours to oslo', count: 7 }],
	slow: [
		{
			id: 3,
			tour: 'Kyoto on Foot',
			date: '2026-12-20',
			state: 'open',
			taken: 1,
			capacity: 8,
			guaranteedFrom: 4,
		},
	],
};

test('pictures and tables say the same, each figure leads to its rows, and all fits at 320 and 1440 pixels', async ({
	page,
}) => {
	await page.route(endpoint, (route) => route.fulfill({ json: example }));
	await enterPanel(page, 'tab=numbers');
	const booked = page.getByRole('figure', { name: /^Booked/ });
	await expect(booked).toContainText('126');
	await expect(booked).toContainText('5 so far');
	const bars = booked.getByRole('img', { name: /Most: Nov 2 – 8, 2026, 21\./ });
	const { width = 0 } = (await bars.boundingBox()) ?? {};
	await bars.hover({ position: { x: width - 10, y: 80 } });
	await expect(booked).toContainText('Nov 16 – 22, 2026: 5');
	await expect(page.getByRole('figure', { name: /^Value/ })).toContainText('$157,437');

	const figures = page.getByRole('table', { name: 'From asking to traveling' });
	const rows = figures.getByRole('row');
	await expect(rows).toHaveCount(13);
	await expect(rows.nth(1)).toHaveText(/Nov 16 – 22, 2026\s*10.*\$6,247\.50/);
	const answers = page.getByRole('table', { name: 'Answers against the promise' });
	await expect(answers.getByRole('row').nth(1)).toHaveText(
		/Inquiries.*24 hours.*30 \(75%\).*10.*1 h 35 min/,
	);
	await expect(page.getByRole('region', { name: 'By status' }).getByRole('listitem')).toHaveText([
		/Pending\s*30\s*24%/,
		/Confirmed\s*86\s*68%/,
		/Cancelled\s*10\s*8%/,
	]);
	const slow = page.getByRole('region', { name: 'Departures that sell slowly' });
	await expect(slow.getByRole('row').nth(1)).toHaveText(
		/Kyoto on Foot.*December 20, 2026.*1 of 8.*Leaves with 4 or more/,
	);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(width);
	}
	await rows.nth(1).getByRole('link', { name: 'Booked, Nov 16 – 22, 2026: 5' }).click();
	await expect(page).toHaveURL(
		/tab=bookings&event=booked&eventFrom=2026-11-16&eventTo=2026-11-22$/,
	);
	await expect(
		page.getByRole('button', { name: /^Booked Nov 16 – 22, 2026.*: show all$/ }),
	).toBeVisible();
});

test('they are told by week or by month, and saved as they are shown', async ({ page }) => {
	await enterPanel(page, 'tab=numbers');
	const table = page.getByRole('table', { name: 'From asking to traveling' });
	await expect(table.getByRole('columnheader').first()).toHaveText('Week');
	await page.getByRole('button', { name: 'By month' }).click();
	await expect(page).toHaveURL(/tab=numbers&by=month$/);
	await expect(table.getByRole('columnheader').first()).toHaveText('Month');
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as CSV' }).click();
	const file = await saving;
	expect(file.suggestedFilename()).toMatch(/^numbers-\d{4}-\d\d-\d\d\.csv$/);
	const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
	expect(lines).toHaveLength(13);
	expect(lines[0]).toContain('From,To,Asked,Booked,Confirmed,Cancelled,Traveled,Value confirmed');
});

test('with nothing booked that is said, and no chart is drawn; what fails is asked again', async ({
	page,
}) => {
	let isBroken = true;
	const none = {
		asked: { inquiries: 0, customOffers: 0, callBacks: 0 },
		booked: 0,
		confirmed: 0,
		cancelled: 0,
		travelled: 0,
		value: 0,
	};
	const empty: Numbers = {
		...example,
		periods: example.periods.map((period) => ({ ...period, ...none })),
		byStatus: [],
		byType: [],
		destinations: [],
		slow: [],
		missed: [],
	};
	await page.route(endpoint, (route) =>
		isBroken
			? route.fulfill({ status: 500, json: { message: 'No.' } })
			: route.fulfill({ json: empty }),
	);
	await enterPanel(page, 'tab=numbers');
	const panel = page.getByRole('tabpanel');
	await expect(panel.getByRole('alert')).toContainText('Failed to load the numbers.');
	isBroken = false;
	await panel.getByRole('button', { name: 'Try again' }).click();
	await expect(panel.getByText('Nothing yet.')).toHaveCount(2);
	await expect(panel.getByText('No bookings yet.')).toHaveCount(3);
	await expect(panel.getByText('There are none.')).toBeVisible();
	await expect(panel.getByRole('img')).toHaveCount(0);
});
