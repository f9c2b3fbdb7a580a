import { expectAccessible } from '../support/accessible.ts';
import { addDay, fillIn, needed, openNew, rowOf, submitButton } from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const name = 'Lanterns of Hoi An';

test('a tour begins as a draft, is looked at by a link, published, put away and copied', async ({
	page,
	browser,
	site,
}) => {
	await enterPanel(page, 'tab=tours');
	const known = await page.getByRole('rowheader').first().innerText();
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: known });
	await expect(dialog.getByText('Another tour package is called so too')).toBeVisible();
	await fillIn(dialog, { Name: name });
	await addDay(dialog, 1, 'Day 1: The old town', 'Lanterns along the river.');
	const created = page.waitForResponse((response) => response.request().method() === 'POST');
	await expect(dialog).toContainText('It is stored as a draft without departures');
	await submitButton(dialog).click();
	const { id } = await (await created).json();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, name)).toContainText('Draft');
	const statusOf = (path: string) => page.evaluate(async (of) => (await fetch(of)).status, path);
	expect(await statusOf(`/tours/${id}`)).toBe(404);

	const more = page.getByRole('button', { name: `More about ${name}` });
	const states = page.getByRole('dialog', { name });
	const act = (what: string) => states.getByRole('button', { name: `${what} ${name}` });
	await more.click();
	await act('Preview').click();
	const opener = states.getByRole('link', { name: 'Open the preview' });
	await expect(opener).toBeFocused();
	const link = (await opener.getAttribute('href')) ?? '';
	await expect(states.getByLabel('Link to the preview')).toHaveValue(link);
	await expectAccessible(page);

	// Somebody who has the link and nothing else.
	const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const reader = await stranger.newPage();
	await reader.goto(link);
	await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name);
	const banner = reader.getByRole('complementary', { name: 'Preview' });
	await expect(banner).toContainText('Preview of a draft: nobody can book it.');
	await expect(reader.getByText('Lanterns along the river.').first()).toBeAttached();
	await expectAccessible(reader);
	await expect(reader.getByRole('button', { name: 'Book Now' })).toBeHidden();

	await act('Publish').click();
	await expect(questionOf(page)).toContainText('It has no departures, so that nobody can book it');
	await answerQuestion(page, 'Publish this tour package?', true);
	await expect(states).toBeHidden();
	await expect(rowOf(page, name)).toContainText('Published');
	await reader.goto(link);
	expect(new URL(reader.url()).pathname).toBe(`/tours/${id}`);
	await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(banner).toHaveCount(0);

	const booked = { type: 'tour' as const, itemId: String(id), departureDate: '2098-01-01' };
	await site.insertBookings([storedBooking(921, booked)]);
	await more.click();
	await expect(act('Preview')).toHaveCount(0);
	await act('Archive').click();
	await expect(questionOf(page)).toContainText('It is used by 1 booking.');
	await answerQuestion(page, 'Archive this tour package?', true);
	await expect(rowOf(page, name)).toContainText('Archived');
	expect((await reader.reload())?.status()).toBe(404);
	await stranger.close();

	const departures = { tourId: id, dates: ['2098-01-01'] };
	expect((await page.request.post('/api/admin/departures', { data: departures })).status()).toBe(
		201,
	);
	await page.getByRole('link', { name: `Departures of ${name}` }).click();
	await expect(
		page.getByRole('combobox', { name: 'Tour', exact: true }).locator('option:checked'),
	).toHaveText(`${name} (archived)`);
	await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('button').click();
	const departure = page.getByRole('tabpanel');
	await expect(departure.getByRole('heading', { level: 2 })).toContainText(`${name}, `);
	await expect(departure.getByText('Not on sale: archived')).toBeVisible();
	await expect(departure).toContainText('Whoever has seats keeps them.');
	await page.goBack();
	await expect(page.getByRole('row').nth(1)).toBeVisible();
	await page.goBack();

	await page.getByLabel('State').selectOption('Archived');
	await expect(page.getByText(/^1 tour package/)).toBeVisible();
	await more.click();
	await act('Duplicate').click();
	const copy = page.getByRole('dialog', { name: `Edit Copy of ${name}` });
	await expect(copy.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
	await expect(copy.getByRole('button', { name: /^Day 1 ?The old town/ })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await page.getByLabel('State').selectOption('Draft');
	await expect(rowOf(page, `Copy of ${name}`)).toContainText('Draft');
});

test('the preview of a tour has what its page has: the map of its route, and what is like it', async ({
	page,
}) => {
	const planted = 'Kyoto on Foot';
	await enterPanel(page, 'tab=tours');
	await page.getByRole('button', { name: `More about ${planted}` }).click();
	await page.getByRole('button', { name: `Duplicate ${planted}` }).click();
	const copied = `Copy of ${planted}`;
	await expect(page.getByRole('dialog', { name: `Edit ${copied}` })).toBeVisible();
	await page.keyboard.press('Escape');
	const [{ id }] = await (
		await page.request.get(`/api/admin/tours?q=${encodeURIComponent(copied)}`)
	).json();
	const departures = { data: { tourId: id, dates: ['2098-01-01'] } };
	await expect(await page.request.post('/api/admin/departures', departures)).toBeOK();
	await page.getByRole('button', { name: `More about ${copied}` }).click();
	await page.getByRole('button', { name: `Preview ${copied}` }).click();
	await page.goto(await page.getByLabel('Link to the preview').inputValue());
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(copied);
	const map = page.getByRole('img', { name: `Map of the route of ${copied}` });
	await expect(map).toHaveAccessibleDescription(/^Day 1: .*Kyoto.*Nara/);
	const alike = page.getByRole('region', { name: 'More like this' }).getByRole('article');
	await expect(alike).toHaveCount(3);
	await expect(alike.first()).toContainText(planted);
	await expect(page.getByText('added once it is published')).toHaveCount(0);
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Book Now' }).click();
	const banner = page.getByRole('complementary', { name: 'Preview' });
	await expect(banner).toContainText('This is a preview: nobody can book it yet.');
	await expect(banner).toBeFocused();
	expect(new URL(page.url()).pathname).toMatch(/^\/preview\//);
});
