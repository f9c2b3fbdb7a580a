import { expect, test } from 'vitest';

import { savedTravellers } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { ownAccountCalls } from '../support/own-account-calls.ts';

const { db, own, store, signIn } = ownAccountCalls(await testDatabase());

const nameOnly = {
	name: 'Grace Hopper',
	phone: '',
	address: '',
	city: '',
	country: '',
	zipCode: '',
	birthDate: '',
	needs: '',
};
const whole = {
	name: 'Blaise Pascal',
	phone: '+33 1 44 27 44 27',
	address: '12 Rue des Écoles',
	city: 'Paris',
	country: 'France',
	zipCode: '75005',
	birthDate: '1990-06-19',
	needs: 'Vegetarian',
};

const save = (cookie: string | undefined, body: unknown) =>
	own('POST', 'travellers', body, { cookie });

test('travellers are saved, listed, changed and removed, and whoever is saved is not saved twice', async () => {
	await store();
	const cookie = await signIn();
	await save(cookie, nameOnly);
	// The answer was lost: the browser sends it again.
	const both = await save(cookie, nameOnly).then(() => save(cookie, whole));
	expect(both.body).toEqual([
		{ id: 1, ...nameOnly },
		{ id: 2, ...whole },
	]);
	const changed = await own('PUT', 'travellers/1', { ...nameOnly, city: 'New York' }, { cookie });
	expect(changed.body).toMatchObject([{ city: 'New York' }, { city: 'Paris' }]);
	for (let count = 1; count <= 2; count += 1) {
		const removed = await own('DELETE', 'travellers/1', undefined, { cookie });
		expect(removed).toMatchObject({ status: 200, body: [{ id: 2 }] });
	}
	const listed = await own('GET', 'travellers', undefined, { cookie });
	expect(listed.body).toEqual([{ id: 2, ...whole }]);
	const gone = await own('PUT', 'travellers/1', nameOnly, { cookie });
	expect(gone).toMatchObject({
		status: 404,
		body: { message: 'This traveler is not saved any more.' },
	});
});

test('nobody sees, changes or removes whom another account saved', async () => {
	await store();
	await store({ username: 'bob', email: 'bob@example.com' });
	await save(await signIn(), whole);
	const other = await signIn({ email: 'bob@example.com' });
	expect((await own('GET', 'travellers', undefined, { cookie: other })).body).toEqual([]);
	expect((await own('PUT', 'travellers/1', nameOnly, { cookie: other })).status).toBe(404);
	expect((await own('DELETE', 'travellers/1', undefined, { cookie: other })).body).toEqual([]);
	expect(await db.select().from(savedTravellers)).toMatchObject([{ name: 'Blaise Pascal' }]);
});

test.each<[string, object, string]>([
	['no name', { name: ' ' }, 'name'],
	['half a telephone number', { phone: '212' }, 'phone'],
	['an address of three characters', { address: 'abc' }, 'address'],
	['a day that does not exist', { birthDate: '2001-02-30' }, 'birthDate'],
	['a day to come', { birthDate: '2026-11-22' }, 'birthDate'],
	['a country that is a list', { country: ['France'] }, 'country'],
	['10,000 characters', { needs: 'x'.repeat(10_000) }, 'needs'],
])('%s is refused at its field', async (_, changes, field) => {
	await store();
	const answer = await save(await signIn(), { ...whole, ...changes });
	expect([answer.status, namedFields(answer.body)]).toEqual([400, [field]]);
	expect(await db.$count(savedTravellers)).toBe(0);
});
