import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach } from 'vitest';
import * as z from 'zod/mini';

import { errorReply } from '#src/contract/http/endpoint.ts';
import { outbox } from '#src/server/db/schema.ts';
import { mostConfirmations } from '#src/server/mail/confirmation-limit.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { type Handle, send, testDependencies } from './api.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { namedFields, type Read } from './http.ts';

/** Forms that are stored as they are. */
export const customOffer = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+44 20 7946 0958',
	destination: 'Lisbon, Portugal',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	adults: 2,
	children: 1,
	budget: '$3,000 to $4,000',
	travelClass: 'Business',
	specialRequests: 'A quiet room, please.',
};
export const inquiry = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	subject: 'Trips in May',
	message: 'Do you have anything\nnear the sea?',
};
/** In the first hour in which the desk calls, as seen from `testNow`: 10 AM of a Saturday in New York. */
export const callBack = {
	name: 'Ada Lovelace',
	phone: '+44 20 7946 0958',
	email: 'ada@example.com',
	reference: 'BD7K2MQ4R',
	slotFrom: '2026-11-21T15:00:00.000Z',
};
export const application = {
	job: 'travel-consultant',
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+44 20 7946 0958',
	link: 'https://ada.example.com/cv',
	message: 'I have planned journeys\nfor twelve years.',
};

/** What is sent instead, the fields its refusal names, and the message of the first. */
export type Refusal = [what: string, changes: object, fields: string[], message: string];

/** A form's function over a database of the test file's own, which every test finds empty. */
export async function requestCalls(handle: Handle, path: string, table: PgTable) {
	const db = await testDatabase();
	const deps = testDependencies(db, { limitsUses: false });

	beforeEach(() => emptyDatabase(db));

	function post(body: unknown, attempt?: string, changed: Partial<Dependencies> = {}) {
		const headers: Record<string, string> = attempt === undefined ? {} : { 'X-Client-Id': attempt };
		return send(handle, { ...deps, ...changed }, 'POST', path, { body, headers });
	}

	/** How many rows and how many letters there are. */
	async function stored() {
		return { rows: await db.$count(table), letters: await db.$count(outbox) };
	}

	/** What comes of sending a body: which fields the answer names, in order of their names, and what is stored. */
	async function outcome(body: unknown) {
		const answer = await post(body);
		const fields = [...new Set(namedFields(answer.body))].toSorted();
		const { message } = z.parse(errorReply, answer.body);
		return { status: answer.status, fields, message, ...(await stored()) };
	}

	/** What comes of sending a form eleven times from one address. */
	async function outcomeOfEleven(form: object) {
		const answers: Read[] = [];
		for (let count = 1; count <= 11; count += 1) {
			answers.push(await post(form, undefined, { limitsUses: true }));
		}
		const statuses = answers.map(({ status }) => status);
		const retryAfter = answers.at(-1)?.headers.get('Retry-After');
		return { statuses, retryAfter, ...(await stored()) };
	}

	return { db, post, stored, outcome, outcomeOfEleven };
}

/** The outcome of a body that is wrong in these fields. */
export function refusedFor(fields: string[], message: string) {
	return { status: 400, fields: fields.toSorted(), message, rows: 0, letters: 0 };
}

/**
 * The outcome of eleven forms with one address, of which each has a letter to that and some for the desk; to one address
 * go no more than six a day.
 */
export function tenOfEleven(lettersEach: number) {
	const statuses = [...Array<number>(10).fill(201), 429];
	return {
		statuses,
		retryAfter: '3600',
		rows: 10,
		letters: 10 * (lettersEach - 1) + mostConfirmations,
	};
}
