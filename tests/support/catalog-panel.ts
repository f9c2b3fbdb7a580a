import { expect, type Locator, type Page } from 'playwright/test';

/** What the panel asks before something is deleted or thrown away. */
export const discardQuestion = 'Discard the changes you have made?';

/** Opens the form of a new row: 'Add flight'. */
export async function openNew(page: Page, button: string): Promise<Locator> {
	await page.getByRole('button', { name: button }).click();
	return heldDialog(page, button);
}

/** Opens the form of a row by its name. */
export async function openRow(page: Page, name: string): Promise<Locator> {
	await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
	return heldDialog(page, `Edit ${name}`);
}

async function heldDialog(page: Page, name: string): Promise<Locator> {
	const dialog = page.getByRole('dialog', { name, exact: true });
	await expect(dialog).toBeVisible();
	return dialog;
}

/** Fills in fields by their labels. */
export async function fillIn(dialog: Locator, fields: Record<string, string>): Promise<void> {
	for (const [label, value] of Object.entries(fields)) {
		const control = dialog.getByLabel(label, { exact: true });
		if (value !== firstFlight) await control.fill(value);
		else await chooseFlight(control);
	}
}

/** In place of a flight's number: whatever the timetable has first. */
export const firstFlight = 'the first flight';

async function chooseFlight(select: Locator): Promise<void> {
	await expect(select.getByRole('option').nth(1)).toBeAttached();
	await select.selectOption({ index: 1 });
}

/** Saves a form, which closes it, and waits for what is said then. */
export async function save(page: Page, dialog: Locator, said: string): Promise<void> {
	await submitButton(dialog).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

export function submitButton(dialog: Locator): Locator {
	return dialog.getByRole('button', {
		name: /^(Add (flight|tour package|destination)|Save Changes)/,
	});
}

/** A field of a form. */
export function field(dialog: Locator, label: string): Locator {
	return dialog.getByLabel(label, { exact: true });
}

/** A button of a form: 'Move feature 2 up'. */
export function tool(dialog: Locator, name: string): Locator {
	return dialog.getByRole('button', { name, exact: true });
}

/** Adds a day to an itinerary, as its last. */
export async function addDay(
	dialog: Locator,
	day: number,
	title: string,
	text: string,
): Promise<void> {
	await dialog.getByRole('button', { name: 'Add day' }).click();
	await expect(field(dialog, `Day ${day} title`)).toBeFocused();
	await fillIn(dialog, { [`Day ${day} title`]: title, [`Day ${day} text`]: text });
}

/** A tour as it is stored, a draft too. */
export async function storedTour(page: Page, name: string): Promise<unknown> {
	const path = `/api/admin/tours?q=${encodeURIComponent(name)}`;
	const [tour] = await (await page.request.get(path)).json();
	return tour;
}

/** Puts a new row on the site, where it begins as a draft. */
export async function publish(page: Page, tab: string, id: number): Promise<void> {
	const path = `/api/admin/${tab}/${id}/state`;
	await expect(await page.request.put(path, { data: { state: 'published' } })).toBeOK();
}

/** The row of the list that is called so. */
export function rowOf(page: Page, name: string): Locator {
	return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** What a new row of each kind needs at least, by the labels of its form. */
export const needed = {
	flight: {
		Origin: 'Oslo (OSL)',
		Destination: 'Lisbon (LIS)',
		'Departure date': '2099-05-01',
		'Price per traveler': '1,249.50',
		'Flight out': firstFlight,
		Description: 'A week of tiled streets and custard tarts.',
		Image: '/posters/lisbon-800.webp',
	},
	tour: {
		Name: 'Trams and Tiles',
		Destination: 'Lisbon, Portugal',
		Price: '1800',
		Duration: '5 days',
		Description: 'Up and down the seven hills, and out to the sea.',
		Image: '/posters/lisbon-800.webp',
	},
	destination: {
		Name: 'Lofoten, Norway',
		Region: 'Europe',
		'Starting price': '1640',
		Description: 'Red cabins under walls of rock, and light all night.',
		Image: '/posters/hero-peaks-1920.webp',
	},
} satisfies Record<string, Record<string, string>>;

/** Behind what else can be done with a row. */
export async function deleteButton(page: Page, row: string): Promise<Locator> {
	await page.getByRole('button', { name: `More about ${row}`, exact: true }).click();
	return page.getByRole('dialog').getByRole('button', { name: `Delete ${row}`, exact: true });
}
