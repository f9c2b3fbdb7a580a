import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import type { FlightFields } from '#src/contract/desk/flights.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { tours } from '#src/server/db/schema.ts';
import type { ListPage } from '#src/stores/desk/call-desk-api.ts';
import { newFlightForm, tourForm } from '#src/stores/desk/catalog-forms.ts';
import { destinationActions, flightActions, tourActions } from '#src/stores/desk/catalog.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { destinationKind, flightKind, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { plainDay } from '../support/plain-tour.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());
const onStored = vi.fn<() => void>();
let network: Network;

beforeEach(async () => {
	stubStorage();
	vi.stubGlobal('navigator', { onLine: true });
	const { cookie } = await signedIn({ email: 'desk@example.com', isAdmin: true });
	network = stubNetwork((request) => {
		request.headers.set('Cookie', cookie);
		const { pathname } = new URL(request.url);
		const kind = [flightKind, tourKind, destinationKind].find(({ path }) =>
			pathname.startsWith(path),
		);
		return kind ? kind.handle(request, deps) : Promise.resolve(new Response(null, { status: 404 }));
	});
});

afterEach(() => {
	queryClient.clear();
	$toasts.set([]);
	onStored.mockReset();
	vi.unstubAllGlobals();
});

const kinds = [
	{ name: 'Flight', ...flightKind, actions: flightActions },
	{ name: 'Tour package', ...tourKind, actions: tourActions },
	{ name: 'Destination', ...destinationKind, actions: destinationActions },
];

describe.each(kinds)('$name', ({ name, path, table, fields, defaults, another, actions }) => {
	// Each kind's own fields go to its own actions; a table of tests cannot tell the compiler so.
	const save = actions.save as (
		id: number | null,
		sent: object,
		stored: () => void,
		state?: 'draft',
	) => ReturnType<typeof actions.save>;
	const whole = { ...fields, ...defaults };

	test('is created, changed and deleted, and each time that is said', async () => {
		onStored.mockImplementation(() => expect($toasts.get()).toEqual([]));
		expect(await save(null, whole, onStored)).toEqual({ state: 'stored' });
		expect(onStored).toHaveBeenCalledOnce();
		expect(said()).toEqual([[`${name} created successfully`, undefined, 'success']]);
		const changed = { ...whole, ...another, version: 1 };
		expect(await save(1, changed, vi.fn<() => void>())).toEqual({ state: 'stored' });
		expect(said()).toEqual([[`${name} updated successfully`, undefined, 'success']]);
		expect(await db.select().from(table)).toMatchObject([{ ...another, version: 2 }]);
		expect(await actions.remove({ id: 1, version: 2 })).toBe(true);
		expect(said()).toEqual([[`${name} deleted successfully`, undefined, 'success']]);
		expect(await db.select().from(table)).toMatchObject([{ deletedAt: expect.any(Date) }]);
		expect(await actions.restore({ id: 1, version: 3 })).toBe(true);
		expect(said()).toEqual([[`${name} restored successfully`, undefined, 'success']]);
		expect(await db.select().from(table)).toMatchObject([{ deletedAt: null, version: 4 }]);
	});

	test('that cannot be stored says so as a whole, and stays open', async () => {
		const reason = 'The connection was lost. Please try again later.';
		network.fates = ['request lost'];
		expect(await save(null, whole, onStored)).toEqual({ state: 'failed' });
		expect(said()).toEqual([[`Failed to create ${actions.name}`, reason, 'destructive']]);
		expect(await save(7, whole, onStored)).toEqual({ state: 'failed' });
		expect(said()).toMatchObject([
			[`Failed to update ${actions.name}`, /There is no/, 'destructive'],
		]);
		expect(await actions.remove({ id: 7, version: 1 })).toBe(false);
		expect(said()).toMatchObject([
			[`Failed to delete ${actions.name}`, /There is no/, 'destructive'],
		]);
		expect(onStored).not.toHaveBeenCalled();
	});

	test('that somebody else changed first comes back as it is now', async () => {
		await save(null, whole, onStored);
		await save(1, { ...whole, ...another, version: 1 }, onStored);
		$toasts.set([]);
		onStored.mockReset();
		expect(await save(1, { ...whole, version: 1 }, onStored)).toMatchObject({
			state: 'changed meanwhile',
			message: changedMeanwhile,
			current: { id: 1, ...another, version: 2 },
		});
		expect(said()).toEqual([]);
		expect(onStored).not.toHaveBeenCalled();
	});

	test('that somebody else changed first is not deleted, and is shown as it is now', async () => {
		await save(null, whole, onStored);
		const known = { id: 1, ...whole, version: 1 };
		queryClient.setQueryData([path, {}], { rows: [known], total: 1 });
		await db.update(table).set({ ...another, version: 2 });
		expect(await actions.remove(known)).toBe(false);
		expect(said()).toEqual([[`Failed to delete ${actions.name}`, changedMeanwhile, 'destructive']]);
		expect(shown(path)).toMatchObject({ rows: [{ id: 1, ...another, version: 2 }], total: 1 });
	});

	test('tells what refers to it, in words', async () => {
		await save(null, whole, onStored);
		expect(await actions.referencesTo({ id: 1 })).toBe('Nothing refers to it.');
	});

	test('is a draft, published, archived and copied, and each time that is said', async () => {
		await save(null, whole, onStored, 'draft');
		const [stored] = await db.select().from(table);
		expect(stored).toMatchObject({ state: 'draft', version: 1 });
		// As the panel has it; what else the row says, nothing here looks at.
		const row = { id: 1, version: 1 };
		queryClient.setQueryData([path, {}], { rows: [{ ...whole, ...row }], total: 1 });
		expect(await actions.changeState(row, 'published')).toBe(true);
		expect(said()).toEqual([[`${name} published`, undefined, 'success']]);
		expect(shown(path).rows).toMatchObject([{ id: 1, state: 'published', version: 2 }]);
		expect(await actions.changeState(row, 'archived')).toBe(false);
		expect(said()).toEqual([
			[`Failed to archive ${actions.name}`, changedMeanwhile, 'destructive'],
		]);
		expect(await actions.usesOf(row)).toBe('No open booking uses it.');
		expect(await actions.duplicate(row)).toMatchObject({ id: 2, state: 'draft' });
		expect(said()).toEqual([[`${name} copied as a draft`, undefined, 'success']]);
		expect(await actions.preview(row)).toMatchObject({
			path: expect.stringMatching(/^\/preview\/[\w-]{43}$/),
		});
		expect(await actions.preview({ id: 7 })).toBeNull();
		expect(said()).toMatchObject([
			[`Failed to preview ${actions.name}`, /There is no/, 'destructive'],
		]);
	});

	test('changes at once in every list that is known', async () => {
		await save(null, whole, onStored);
		const known = { id: 1, ...whole, version: 1 };
		const other = { ...known, id: 2 };
		queryClient.setQueryData([path, {}], { rows: [known, other], total: 2 });
		await save(1, { ...whole, ...another, version: 1 }, onStored);
		expect(shown(path).rows).toMatchObject([{ id: 1, ...another, version: 2 }, other]);
		await actions.remove({ id: 1, version: 2 });
		expect(shown(path)).toEqual({ rows: [other], total: 1 });
	});
});

test('what the server says of a field within a list comes back under its path', async () => {
	const day = plainDay('Day 1', 'Arrival');
	const tour = { ...tourKind.fields, ...tourKind.defaults, rating: 70, features: ['Guide', ''] };
	const itinerary = [day, day, { ...day, title: '' }];
	expect(await tourActions.save(null, { ...tour, itinerary }, onStored)).toEqual({
		state: 'refused',
		fields: {
			rating: 'The rating must be from 1 to 5 stars.',
			'features.1': 'Please write the feature, or remove it.',
			'itinerary.2.title': 'Please give the day a title.',
		},
	});
	expect($toasts.get()).toEqual([]);
	expect(await db.$count(tours)).toBe(0);
});

test('the stars of the form are stored as tenths, without a last feature that was not written', async () => {
	const form = {
		...tourKind.fields,
		...tourKind.defaults,
		rating: 4.7,
		features: ['Guide', ' ', ''],
	};
	expect(wrongIn(tourForm.safeParse({ ...form, features: ['', 'Guide'] }))).toEqual(['features.0']);
	const fields: TourFields = tourForm.parse({ ...form, features: ['Guide', ' '] });
	await tourActions.save(null, fields, onStored);
	const stored = await db.select().from(tours).where(eq(tours.id, 1)).orderBy(tours.id);
	expect(stored).toMatchObject([{ rating: 47, features: ['Guide'] }]);
});

test.each([
	['nothing', undefined, 'Please enter the rating in stars, as 4.5.'],
	['half a tenth', 4.55, 'Please use steps of 0.1.'],
	['too few stars', 0.9, 'The rating must be from 1 to 5 stars.'],
	['too many', 5.1, 'The rating must be from 1 to 5 stars.'],
])('a rating of %s is refused in words of stars', (_what, rating, message) => {
	const form = { ...tourKind.fields, ...tourKind.defaults, rating };
	expect(tourForm.safeParse(form).error?.issues).toMatchObject([{ path: ['rating'], message }]);
});

test('a new deal departs today or later', () => {
	const deal = { ...flightKind.fields, ...flightKind.defaults } satisfies FlightFields;
	const check = (today: string) => newFlightForm(today).safeParse(deal).error?.issues;
	expect(check(deal.departureDate)).toBeUndefined();
	expect(check('2026-12-11')).toMatchObject([
		{ path: ['departureDate'], message: flightSearchMessages.departurePassed },
	]);
});

function said() {
	return $toasts.get().map(({ title, description, tone }) => [title, description, tone]);
}

function shown(path: string): ListPage<{ id: number }> {
	return queryClient.getQueryData<ListPage<{ id: number }>>([path, {}]) ?? { rows: [], total: 0 };
}

function wrongIn(result: ReturnType<typeof tourForm.safeParse>): string[] {
	return [...new Set(result.error?.issues.map(({ path }) => path.join('.')))];
}
