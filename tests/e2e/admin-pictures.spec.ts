import type { Locator } from 'playwright/test';
import sharp from 'sharp';

import { mostPictureBytes, pictureMessages } from '#src/contract/desk/pictures.ts';

import { expectAccessible } from '../support/accessible.ts';
import {
	field,
	fillIn,
	needed,
	openNew,
	openRow,
	publish,
	save,
	submitButton,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';

const words = 'Two hikers on a red ridge at first light';
const question = 'Delete this photograph?';

test('a photograph is uploaded with its words, chosen, and opens on the page of its tour', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'Red Ridges' });
	await openPictures(dialog);
	const upload = dialog.getByLabel('Upload a photograph for wide picture');
	const alert = dialog.getByRole('group', { name: 'The photograph' }).getByRole('alert');

	// What is none is refused at once, in words.
	const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	await upload.setInputFiles(fileOf('drawing.svg', 'image/svg+xml', Buffer.from(script)));
	await expect(alert).toHaveText(pictureMessages.kind);
	await upload.setInputFiles(fileOf('page.jpg', 'image/jpeg', Buffer.from('<!doctype html>')));
	await expect(alert).toHaveText(pictureMessages.damaged);
	await upload.setInputFiles(fileOf('map.png', 'image/png', Buffer.alloc(mostPictureBytes + 1)));
	await expect(alert).toHaveText(pictureMessages.tooLarge);

	await upload.setInputFiles(fileOf('ridge.png', 'image/png', await largePicture()));
	await expect(dialog.getByRole('img', { name: 'Preview of ridge.png' })).toBeVisible();
	const shows = field(dialog, 'What the picture shows');
	const send = dialog.getByRole('button', { name: 'Upload photograph' });
	await send.click();
	await expect(shows).toBeFocused();
	await expect(shows).toHaveAccessibleDescription(/Please say in a few words/);
	await shows.fill(words);
	// The tour is not saved without it by mistake.
	await submitButton(dialog).click();
	await expect(alert).toContainText('not uploaded yet');
	await expectAccessible(page);

	// The line fails once: what was typed stays, and is sent again; pressed twice it goes once.
	await page.route('**/api/desk/pictures?*', (route) => route.abort(), { times: 1 });
	await send.click();
	await expect(alert).toHaveText(/^The photograph was not uploaded\. The connection was lost\./);
	await expect(shows).toHaveValue(words);
	const sent: number[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.postDataBuffer()?.length ?? 0);
	});
	await dialog.getByRole('button', { name: 'Try again' }).dblclick();
	await expect(
		dialog.getByRole('status').filter({ hasText: 'Uploaded and chosen.' }),
	).toBeVisible();
	await expect(upload).toBeFocused();
	// Made smaller by the browser: it had nearly five megabytes.
	expect(sent).toEqual([expect.any(Number)]);
	expect(sent[0]).toBeLessThan(1_000_000);
	const address = /^\/pictures\/[0-9a-f]{16}\/1600x1000\.webp$/;
	await expect(field(dialog, 'Wide picture')).toHaveValue(address);

	await dialog.getByText('Our photographs for further pictures').press('Enter');
	await dialog.getByRole('checkbox', { name: words }).check();
	await expect(field(dialog, 'Picture 1')).toHaveValue(address);
	await expectAccessible(page);
	const created = page.waitForResponse((response) => response.url().endsWith('/admin/tours'));
	await save(page, dialog, 'Tour package created successfully');

	const { id } = await (await created).json();
	await publish(page, 'tours', id);
	await page.goto(`/tours/${id}`);
	const pictures = page.getByRole('main').getByRole('img', { name: words });
	await expect(pictures).toHaveCount(2);
	await expect(pictures.first()).toHaveAttribute('width', '1600');
	await expect(pictures.first()).toHaveAttribute('height', '1000');
	await expect
		.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc))
		.toMatch(/\/pictures\/[0-9a-f]{16}\/\d+x\d+\.avif$/);
	expect(
		await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth),
	).toBeGreaterThan(300);
	const link = page.getByRole('link', { name: words });
	await expect(link).toHaveAttribute('href', address);
	await link.press('Enter');
	const opened = page.getByRole('dialog', { name: 'Pictures' });
	await expect(opened.getByRole('status').first()).toHaveText(words);
	await expectAccessible(page);
});

test('photographs are described in other words, and deleted where nothing shows them', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	for (const [name, color] of [
		['Blue Bays', 'blue'],
		['Green Groves', 'green'],
	] as const) {
		const uploaded = await page.request.post(
			`/api/desk/pictures?alt=${encodeURIComponent(`${name} from above`)}`,
			{
				headers: { 'Content-Type': 'image/png', Origin: new URL(page.url()).origin },
				data: await plainPicture(color),
			},
		);
		expect(uploaded.status(), await uploaded.text()).toBe(202);
		const { id } = await uploaded.json();
		const state = async () =>
			(await (await page.request.get(`/api/desk/picture-uploads/${id}`)).json()).state;
		await expect.poll(state).toBe('done');
	}
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'Blue Bays' });
	await dialog.getByText('Our photographs', { exact: true }).click();
	await field(dialog, 'Search photographs').fill('bays');
	await expect(dialog.getByRole('status').filter({ hasText: /^1 of 1$/ })).toBeVisible();
	await dialog.getByRole('radio', { name: 'Blue Bays from above' }).check();
	await dialog.getByRole('button', { name: 'Change words of Blue Bays from above' }).click();
	const shows = field(dialog, 'What the picture shows');
	await shows.fill('Blue');
	await shows.press('Enter');
	await expect(shows).toHaveAccessibleDescription(/Please say in a few words/);
	await shows.fill('Blue bays and a boat');
	await shows.press('Enter');
	await expect(dialog.getByRole('radio', { name: 'Blue bays and a boat' })).toBeChecked();
	await expectAccessible(page);
	await save(page, dialog, 'Tour package created successfully');

	const again = await openRow(page, 'Blue Bays');
	await again.getByText('Our photographs', { exact: true }).click();
	const photographs = again.getByRole('list').filter({ hasText: 'Blue bays and a boat' });
	await expect(photographs).toContainText('shown by the draft tour Blue Bays');
	await again.getByRole('button', { name: 'Delete Blue bays and a boat' }).click();
	await answerQuestion(page, question, true);
	await expect(again.getByRole('listitem').getByRole('alert')).toHaveText(
		/^Not deleted\. .*the draft tour Blue Bays/,
	);
	await again.getByRole('button', { name: 'Delete Green Groves from above' }).click();
	await answerQuestion(page, question, true);
	await expect(again.getByRole('radio', { name: 'Green Groves from above' })).toHaveCount(0);
	await expect(again.getByRole('radio', { name: 'Blue bays and a boat' })).toBeChecked();
});

test('a photograph that finds no place is sent again when the server says, waits in words, and is taken back by whoever leaves it', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await openPictures(dialog);
	const upload = dialog.getByLabel('Upload a photograph for wide picture');
	const status = dialog.getByRole('group', { name: 'The photograph' }).getByRole('status');
	const refuse = { status: 429, headers: { 'Retry-After': '2' }, json: { message: 'Full.' } };
	await page.route('**/api/desk/pictures?*', (route) => route.fulfill(refuse), { times: 1 });
	await page.route('**/api/desk/picture-uploads/*', (route) =>
		route.request().method() === 'GET'
			? route.fulfill({ json: { state: 'waiting', id: 7, ahead: 2 } })
			: route.continue(),
	);
	await upload.setInputFiles(fileOf('bay.png', 'image/png', await plainPicture('teal')));
	await field(dialog, 'What the picture shows').fill('A bay from above');
	const sent = page.waitForResponse((response) => response.status() === 202);
	await dialog.getByRole('button', { name: 'Upload photograph' }).click();
	await expect(status).toHaveText(
		'Other photographs are being made ready. This one is sent again in 2 seconds.',
	);
	const { id } = await (await sent).json();
	await expect(status).toHaveText('Uploaded. Being made ready after 2 others…');
	await expectAccessible(page);

	const takenBack = page.waitForRequest((request) => request.method() === 'DELETE');
	await dialog.getByRole('button', { name: 'Do not upload' }).click();
	expect((await takenBack).url()).toMatch(new RegExp(`/api/desk/picture-uploads/${id}$`));
	await expect(upload).toBeFocused();
	await expect(status).toHaveCount(0);
});

async function openPictures(dialog: Locator): Promise<void> {
	await dialog.locator('summary').filter({ hasText: 'Places and pictures' }).click();
}

function fileOf(name: string, mimeType: string, buffer: Buffer) {
	return { name, mimeType, buffer };
}

/** Flat colors, but nearly five megabytes: nothing of it is compressed. */
function largePicture(): Promise<Buffer> {
	const create = { width: 1600, height: 1000, channels: 3 as const, background: '#b3261e' };
	return sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
}

function plainPicture(background: string): Promise<Buffer> {
	return sharp({ create: { width: 400, height: 300, channels: 3, background } })
		.png()
		.toBuffer();
}
