import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import {
	forgetView,
	listSavedViews,
	savedViewLimits,
	savedViewMessages,
	saveView,
} from '#src/contract/desk/saved-views.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';

const { ask, signedIn } = administratorCalls(await testDatabase());

const view = { tab: 'bookings', name: 'Oslo soon', query: 'q=oslo&status=Confirmed' };
const names = (body: unknown) =>
	z.parse(listSavedViews.reply, body).map(({ name, query }) => [name, query]);

test('a view is kept under its name, replaced by one of the same, and forgotten', async () => {
	await ask(handle, 'POST', saveView.path, view);
	await ask(handle, 'POST', saveView.path, { ...view, name: 'Asia' });
	await ask(handle, 'POST', saveView.path, { ...view, query: 'q=oslo' });
	const { body } = await ask(handle, 'GET', listSavedViews.path);
	expect(names(body)).toEqual([
		['Asia', view.query],
		['Oslo soon', 'q=oslo'],
	]);
	const [first] = z.parse(listSavedViews.reply, body);
	const path = forgetView.path.replace(':id', String(first?.id));
	// Pressed twice it is forgotten once.
	for (const _ of [1, 2]) {
		expect((await ask(handle, 'DELETE', path)).body).toEqual({ id: first?.id });
		const left = await ask(handle, 'GET', listSavedViews.path);
		expect(names(left.body)).toEqual([['Oslo soon', 'q=oslo']]);
	}
});

test('each colleague has views of their own, and touches nobody else’s', async () => {
	const { body } = await ask(handle, 'POST', saveView.path, view);
	const { cookie } = await signedIn({ email: 'ana@example.com', isAgent: true });
	expect((await ask(handle, 'GET', listSavedViews.path, undefined, cookie)).body).toEqual([]);
	const { id } = z.parse(saveView.reply, body);
	await ask(handle, 'DELETE', forgetView.path.replace(':id', String(id)), undefined, cookie);
	expect(names((await ask(handle, 'GET', listSavedViews.path)).body)).toHaveLength(1);
});

test('what is no view is refused, and there are only so many', async () => {
	for (const wrong of [{ name: ' ' }, { query: '' }, { query: 'a b' }, { tab: '../x' }]) {
		expect((await ask(handle, 'POST', saveView.path, { ...view, ...wrong })).status).toBe(400);
	}
	for (let count = 1; count <= savedViewLimits.most; count += 1) {
		await ask(handle, 'POST', saveView.path, { ...view, name: `View ${count}` });
	}
	expect(await ask(handle, 'POST', saveView.path, view)).toMatchObject({
		status: 409,
		body: { message: savedViewMessages.tooMany },
	});
	expect(names((await ask(handle, 'GET', listSavedViews.path)).body)).toHaveLength(
		savedViewLimits.most,
	);
});
