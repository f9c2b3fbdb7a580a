import { addHours } from 'date-fns/addHours';
import type { Page } from 'playwright/test';

import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { holdIsNotDone, type Queue } from '#src/contract/desk/queue.ts';

import { expectAccessible } from '../support/accessible.ts';
import { askedAgain } from '../support/asked-again.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { emptyQueue } from '../support/empty-queue.ts';
import { enterPanel } from '../support/panel.ts';
import { sendRequest, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const queuePath = '/api/desk/queue';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site }) => emptyQueue(site.url));

function view(page: Page, name: string) {
	const views = page.getByRole('group', { name: 'View' });
	return views.getByRole('button', { name: new RegExp(`^${name}`) });
}

function row(page: Page, who: string) {
	return page.getByRole('row').filter({ hasText: who });
}

/** Leads the focus to a row, and presses a key of the queue. */
async function press(page: Page, who: string, key: string) {
	await row(page, who).getByRole('button', { name: who, exact: true }).focus();
	await page.keyboard.press(key);
}

async function write(page: Page, name: string) {
	const data = { name, email: 'queue@example.com', subject: `For ${name}`, message: 'Is it warm?' };
	const answer = await page.request.post('/api/inquiries', { data });
	expect(answer.status(), await answer.text()).toBe(201);
}

test('a day’s queue is worked through by keyboard: taken, put off, brought back, opened, done and undone', async ({
	page,
	site,
}) => {
	const now = new Date();
	await site.insertBookings([
		storedBooking(771, { name: 'Hopper Held', heldUntil: addHours(now, 2), createdAt: now }),
		storedBooking(772, { name: 'Ended Goble', heldUntil: addHours(now, -1), createdAt: now }),
	]);
	await write(page, 'Ada Waits');
	await page.clock.install();
	await enterPanel(page);
	await expect(page.getByRole('tab').first()).toHaveAccessibleName(/^Today \d+ waiting$/);
	await expect(page).toHaveTitle(/^\(\d+\) Today \| Bright Departures$/);
	await expect(row(page, 'Ended Goble')).toContainText(/Overdue: (1 h|60 min) ago, .*desk hours/);
	// What runs still is somebody else's turn.
	await expect(row(page, 'Hopper Held')).toHaveCount(0);

	await page.keyboard.press('j');
	const doors = page.locator('.data-open');
	await expect(doors.first()).toBeFocused();
	await page.keyboard.press('j');
	await expect(doors.nth(1)).toBeFocused();
	await page.keyboard.press('k');
	await expect(doors.first()).toBeFocused();

	await press(page, 'Ada Waits', 'a');
	await expect(page.getByLabel('Assigned to, Ada Waits')).toHaveValue(/\d/);
	await page.getByRole('button', { name: /^Mine/ }).click();
	await expect(row(page, 'Ended Goble')).toHaveCount(0);
	await press(page, 'Ada Waits', 's');
	await expect(page.getByRole('dialog', { name: 'Later: Ada Waits' })).toBeVisible();
	await page.keyboard.press('Enter');
	await expectToast(page, 'Put Off Until', 'Inquiry, Ada Waits comes back then.');
	await expect(row(page, 'Ada Waits')).toHaveCount(0);
	await view(page, 'Later').click();
	await row(page, 'Ada Waits').getByRole('button', { name: 'Bring back Ada Waits' }).click();
	await expectToast(page, 'Waits Again', 'Inquiry, Ada Waits is in the queue.');
	await view(page, 'Due').click();

	await page.getByLabel('Kind').selectOption('inquiry');
	await page.getByRole('button', { name: /^All/ }).click();
	await press(page, 'Ada Waits', 'Enter');
	const inquiry = page.getByRole('dialog', { name: 'For Ada Waits' });
	await inquiry.getByRole('link', { name: 'Ada Waits' }).click();
	await expect(page.getByRole('region', { name: 'Time line' })).toContainText('For Ada Waits');
	await page.goBack();
	await press(page, 'Ada Waits', 'Enter');
	await expect(inquiry).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(row(page, 'Ada Waits').locator('.data-open')).toBeFocused();
	await page.keyboard.press('e');
	await expect(row(page, 'Ada Waits')).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(row(page, 'Ada Waits')).toBeVisible();
	await press(page, 'Ada Waits', 'e');
	await view(page, 'Done').click();
	await expect(
		page.getByRole('status').filter({ hasText: /done in the last 14 days/ }),
	).toBeVisible();
	await row(page, 'Ada Waits').getByRole('button', { name: 'Bring back Ada Waits' }).click();
	await expect(row(page, 'Ada Waits')).toHaveCount(0);
	await view(page, 'Due').click();
	await expect(row(page, 'Ada Waits')).toBeVisible();

	// Somebody else writes: it comes by itself.
	await write(page, 'Edsger Comes');
	await askedAgain(page, '/api/desk/queue', 20);
	await expect(row(page, 'Edsger Comes')).toBeVisible();

	await page.getByLabel('Kind').selectOption('hold');
	await view(page, 'Waiting for them').click();
	await expect(row(page, 'Hopper Held')).not.toContainText(/overdue/i);
	// Who is held must not be forgotten: there is no Done, and its key says why.
	await expect(row(page, 'Hopper Held').getByRole('button', { name: 'Later' })).toBeVisible();
	await expect(row(page, 'Hopper Held').getByRole('button', { name: /^Done/ })).toHaveCount(0);
	await press(page, 'Hopper Held', 'e');
	await expectToast(page, 'Not Marked as Done', holdIsNotDone);
	await expect(row(page, 'Hopper Held')).toBeVisible();
	await press(page, 'Hopper Held', 'Enter');
	await expect(page).toHaveURL(/open=booking-\d+/);
	await page.goBack();
	await expect(row(page, 'Hopper Held')).toBeVisible();
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
});

test('where a colleague was first, or the line is lost, the row is as it is, and that is said', async ({
	page,
}) => {
	await write(page, 'Grace Twice');
	await enterPanel(page, 'tab=today&kind=inquiry');
	await expect(row(page, 'Grace Twice')).toBeVisible();
	await page.route(`${queuePath}/*`, (route) => route.abort());
	await press(page, 'Grace Twice', 'e');
	await expectToast(page, 'Not Marked as Done', 'The connection was lost.');
	await expect(row(page, 'Grace Twice')).toBeVisible();
	await page.unroute(`${queuePath}/*`);

	const { rows } = (await (await page.request.get(`${queuePath}?kind=inquiry`)).json()) as Queue;
	const queued = rows.find(({ who }) => who === 'Grace Twice');
	const until = addHours(new Date(), 5).toISOString();
	const data = { kind: 'inquiry', version: queued?.version, mark: 'later', until };
	const headers = { Origin: new URL(page.url()).origin };
	const first = await page.request.patch(`${queuePath}/${queued?.id}`, { data, headers });
	expect(first.status(), await first.text()).toBe(200);
	await press(page, 'Grace Twice', 'a');
	await expectToast(page, 'Not Assigned', changedMeanwhile);

	await page.route(`${queuePath}?*`, (route) =>
		route.fulfill({ json: { rows: [], tally: [], colleagues: [] } }),
	);
	await page.getByRole('button', { name: /^Mine/ }).click();
	await expect(page.getByText('Nothing of yours is due of this kind')).toBeVisible();
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible();
	await page.unroute(`${queuePath}?*`);
	await page.route(`${queuePath}?*`, (route) => route.abort());
	await page.getByRole('button', { name: /^Unassigned/ }).click();
	await expect(page.getByText('Failed to load what waits.')).toBeVisible();
});

test('what is put off in Today, and done in its dialog, is so in its tab, in the numbers and in the title', async ({
	page,
	request,
}) => {
	await sendRequest(request, 'custom-offers', { ...trip, name: 'Olga Offers' });
	await enterPanel(page, 'tab=today&kind=custom+offer');
	const tab = page.getByRole('tab', { name: 'Custom Offers' });
	await expect(row(page, 'Olga Offers')).toBeVisible();
	await expect(tab).toHaveText(/^Custom Offers1$/);
	await expect(page).toHaveTitle(/^\(1\) Today/);
	await press(page, 'Olga Offers', 's');
	await page.keyboard.press('Enter');
	await expectToast(page, 'Put Off Until', 'Custom offer, Olga Offers comes back then.');
	await expect(tab).toHaveText(/^Custom Offers$/);
	await expect(page).toHaveTitle(/^Today/);

	await tab.click();
	await page.getByLabel('Status').selectOption('New Request');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await page.getByLabel('Status').selectOption('Later');
	await expect(row(page, 'Olga Offers').locator('[data-title=Status]')).toHaveText('Later');
	await row(page, 'Olga Offers').getByRole('button', { name: 'Olga Offers', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: /^Custom offer: / });
	await expect(dialog.getByLabel('State')).toHaveValue('Later');
	await dialog.getByLabel('State').selectOption('Done');
	await expectToast(page, 'Marked Done', '');
	await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
	// By the button as well: the two say the same.
	await dialog.getByRole('button', { name: 'Mark Processing' }).click();
	await page
		.getByRole('dialog', { name: 'Mark Processing' })
		.getByRole('button', { name: 'Mark Processing' })
		.click();
	await expect(dialog.getByLabel('State')).toHaveValue('Waiting for them');
	await page.keyboard.press('Escape');
	await page.getByRole('tab', { name: /^Today/ }).click();
	await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible();
});
