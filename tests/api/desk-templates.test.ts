import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import {
	listTemplates,
	listTemplateVersions,
	mostTemplates,
	replyTemplate,
	templateForm,
	templateWords,
} from '#src/contract/desk/template.ts';
import * as schema from '#src/server/db/schema.ts';
import { seedTemplates } from '#src/server/db/seed-data/templates.ts';
import { plantTemplates } from '#src/server/db/seed-templates.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
const { ask, signedIn } = administratorCalls(db);

const path = '/api/desk/templates';
const hello = { name: 'Hello', body: 'Dear {name},\n\nhello.' };

async function stored(form: object = hello) {
	const { status, body } = await ask(handle, 'POST', path, form);
	expect(status).toBe(201);
	return z.parse(replyTemplate, body);
}

test('templates are listed by name, changed, and deleted; what they said and who wrote it is kept', async () => {
	await stored({ ...hello, name: 'Zebra' });
	const { id } = await stored();
	const { cookie } = await signedIn({ isAdmin: true, email: 'ana@example.com', fullName: 'Ana' });
	const changed = { name: 'Hello there', body: 'Hello {name}!', version: 1 };
	const { body } = await ask(handle, 'PUT', `${path}/${id}`, changed, cookie);
	expect(body).toMatchObject({ ...changed, version: 2 });
	// Said again, it is no other version.
	const same = await ask(handle, 'PUT', `${path}/${id}`, { ...changed, version: 2 });
	expect(same.body).toMatchObject({ version: 2 });
	const all = z.parse(listTemplates.reply, (await ask(handle, 'GET', path)).body);
	expect(all.map(({ name }) => name)).toEqual(['Hello there', 'Zebra']);
	const versions = await ask(handle, 'GET', `${path}/${id}/versions`);
	expect(z.parse(listTemplateVersions.reply, versions.body)).toMatchObject([
		{ name: 'Hello there', body: 'Hello {name}!', author: 'Ana' },
		{ ...hello, author: 'The Boss' },
	]);
	const late = await ask(handle, 'DELETE', `${path}/${id}?version=1`);
	expect([late.status, late.body]).toMatchObject([
		409,
		{ message: changedMeanwhile, current: { version: 2 } },
	]);
	expect((await ask(handle, 'DELETE', `${path}/${id}?version=2`)).body).toEqual({ id });
	const gone = await ask(handle, 'GET', `${path}/${id}/versions`);
	expect([gone.status, gone.body]).toEqual([404, { message: templateWords.missing }]);
	const log = await db.select().from(schema.changes).orderBy(schema.changes.id);
	expect(log.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
		'created',
		'updated',
		'deleted',
	]);
});

test.each([
	['an unknown variable', { body: 'Dear {nam},' }, 'body', /no variable \{nam\}/],
	['a name that is taken, in other capitals', { name: 'HELLO' }, 'name', /has this name already/],
	['no name', { name: ' ' }, 'name', /2 to 60/],
	['no text', { body: '' }, 'body', /write something/],
	['the number of a card', { body: 'Pay 4111-1111-1111-1111' }, 'body', /never kept/],
])('a template with %s is refused at its field', async (_, change, field, message) => {
	await stored();
	const answer = await ask(handle, 'POST', path, { ...hello, name: 'Other', ...change });
	expect([answer.status, answer.body]).toMatchObject([
		400,
		{ issues: [{ path: field, message: expect.stringMatching(message) }] },
	]);
	expect(await db.$count(schema.replyTemplates)).toBe(1);
});

test('two who save one template: the second is shown what the first wrote', async () => {
	const { id, version } = await stored();
	await ask(handle, 'PUT', `${path}/${id}`, { ...hello, body: 'First', version });
	const second = await ask(handle, 'PUT', `${path}/${id}`, { ...hello, body: 'Second', version });
	expect([second.status, second.body]).toMatchObject([409, { current: { body: 'First' } }]);
});

test('a new site has five good templates, once: what the desk deletes does not come back', async () => {
	expect(await plantTemplates(db)).toBe(true);
	const rows = await db.select().from(schema.replyTemplates).orderBy(schema.replyTemplates.id);
	expect(rows).toHaveLength(5);
	for (const { name, body } of rows)
		expect(templateForm.safeParse({ name, body }).success).toBe(true);
	const [{ id } = { id: 0 }] = rows;
	await ask(handle, 'DELETE', `${path}/${id}?version=1`);
	expect(await plantTemplates(db)).toBe(false);
	expect(await db.$count(schema.replyTemplates)).toBe(4);
	await ask(handle, 'PUT', `${path}/${rows[1]?.id}`, { ...hello, version: 1 });
	const versions = await ask(handle, 'GET', `${path}/${rows[1]?.id}/versions`);
	expect(z.parse(listTemplateVersions.reply, versions.body)).toMatchObject([
		{ ...hello, author: 'The Boss' },
		{ ...seedTemplates[1], author: '', createdAt: null },
	]);
});

test('there are no more templates than a menu can hold', async () => {
	const rows = Array.from({ length: mostTemplates }, (_, index) => ({
		name: `T${index}`,
		body: 'Hi',
	}));
	await db.insert(schema.replyTemplates).values(rows);
	const { status, body } = await ask(handle, 'POST', path, hello);
	expect([status, body]).toEqual([409, { message: templateWords.tooMany }]);
});
