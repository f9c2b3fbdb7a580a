import { readFileSync } from 'node:fs';

import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { callBackRecord } from '#src/contract/desk/call-backs.ts';
import {
	applicationRecord,
	customOfferRecord,
	inquiryRecord,
} from '#src/contract/desk/requests.ts';
import { type CallBackForm, callBackForm } from '#src/contract/requests/call-back.ts';
import {
	type ApplicationForm,
	applicationForm,
	type CustomOfferForm,
	customOfferForm,
	type InquiryForm,
	inquiryForm,
} from '#src/contract/requests/requests.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { ApplicationDialog } from '#src/islands/desk/requests/ApplicationDialog.tsx';
import { CallBackDialog } from '#src/islands/desk/requests/CallBackDialog.tsx';
import { CustomOfferDialog as OfferInPanel } from '#src/islands/desk/requests/CustomOfferDialog.tsx';
import { InquiryDialog } from '#src/islands/desk/requests/InquiryDialog.tsx';
import { CallBackForm as CallBackQuestions } from '#src/islands/requests/CallBackForm.tsx';
import { CustomOfferDialog } from '#src/islands/requests/CustomOfferDialog.tsx';
import { InquiryForm as InquiryQuestions } from '#src/islands/requests/InquiryForm.tsx';
import { applications, callBacks, customOffers, inquiries, outbox } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { type Handle, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import {
	markupOf,
	type Spellings,
	unasked,
	ungiven,
	unnamedInPolicy,
	untold,
} from '../support/every-field.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

/** All that the forms can hold, nothing of it twice. */
const offer: Required<CustomOfferForm> = {
	name: 'Ada Lovelace',
	email: 'countess@example.com',
	phone: '+44 20 7946 0958',
	destination: 'Lisbon, Portugal',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	adults: 38,
	children: 17,
	budget: '$3,000 to $4,000',
	travelClass: 'Business',
	specialRequests: 'A quiet room, please.',
};
const inquiry: Required<InquiryForm> = {
	name: 'Ada Lovelace',
	email: 'countess@example.com',
	subject: 'Trips in May',
	message: 'Do you have anything near the sea?',
};
const callBack: Required<CallBackForm> = {
	name: 'Ada Lovelace',
	email: 'countess@example.com',
	phone: '+44 20 7946 0958',
	reference: 'BD7K2MQ4R',
	slotFrom: '2026-11-21T15:00:00.000Z',
};
const application: Required<ApplicationForm> = {
	job: 'travel-consultant',
	name: 'Ada Lovelace',
	email: 'countess@example.com',
	phone: '+44 20 7946 0958',
	link: 'https://ada.example.com/cv',
	message: 'I have planned journeys for twelve years.',
};

/** How the privacy policy calls it. */
const person = { name: 'name', email: 'email address', phone: 'phone number' };
const offerInPolicy: Record<keyof CustomOfferForm, string> = {
	...person,
	destination: 'where',
	departureDate: 'when',
	returnDate: 'when',
	adults: 'how many adults',
	children: 'children',
	budget: 'budget',
	travelClass: 'the class',
	specialRequests: 'special requests',
};
const inquiryInPolicy: Record<keyof InquiryForm, string> = {
	name: 'name',
	email: 'email address',
	subject: 'subject',
	message: 'message',
};
const callBackInPolicy: Record<keyof CallBackForm, string> = {
	...person,
	reference: 'booking reference',
	slotFrom: 'the hour',
};
const applicationInPolicy: Record<keyof ApplicationForm, string> = {
	...person,
	job: 'the job',
	link: 'a link to your CV',
	message: 'message',
};

type Kind = {
	what: string;
	path: string;
	handle: Handle;
	table: PgTable;
	schema: { shape: object };
	form: Record<string, unknown>;
	/** Shows the one row of the panel's answer. */
	dialog: (rows: unknown) => string;
	/** Where the row holds it otherwise than the form. */
	row?: Record<string, unknown>;
	/** How the dialog and the desk's letter write it. */
	spellings?: Spellings;
	/** The public form. */
	asks: () => string;
	policy: [what: string, words: Record<string, string>];
};

const openings = [{ id: application.job, title: 'Travel Consultant', closes: null }];
const onClosed = () => undefined;

const kinds: Kind[] = [
	{
		what: 'a custom offer',
		path: '/api/custom-offers',
		handle,
		table: customOffers,
		schema: customOfferForm,
		form: offer,
		dialog: (rows) =>
			markupOf(OfferInPanel, { offer: onlyOf(customOfferRecord, rows), now: testNow, onClosed }),
		spellings: {
			departureDate: formatDate(offer.departureDate),
			returnDate: formatDate(offer.returnDate),
		},
		asks: () => markupOf(CustomOfferDialog, { isOpen: true, onReopen: onClosed, onClosed }),
		policy: ['A custom travel offer', offerInPolicy],
	},
	{
		what: 'an inquiry',
		path: '/api/inquiries',
		handle,
		table: inquiries,
		schema: inquiryForm,
		form: inquiry,
		dialog: (rows) => markupOf(InquiryDialog, { inquiry: onlyOf(inquiryRecord, rows), onClosed }),
		asks: () => markupOf(InquiryQuestions, {}),
		policy: ['A message from the contact page', inquiryInPolicy],
	},
	{
		what: 'a request to be called',
		path: '/api/call-backs',
		handle,
		table: callBacks,
		schema: callBackForm,
		form: callBack,
		row: { ...callBack, slotFrom: new Date(callBack.slotFrom) },
		dialog: (rows) =>
			markupOf(CallBackDialog, {
				callBack: onlyOf(callBackRecord, rows),
				now: testNow,
				onClosed,
			}),
		spellings: { slotFrom: 'Sat, Nov 21, 10–11 AM New York time' },
		asks: () => markupOf(CallBackQuestions, {}),
		policy: ['A request to be called', callBackInPolicy],
	},
	{
		what: 'an application',
		path: '/api/applications',
		handle: serve(...applicationRoutes(async () => openings)).handle,
		table: applications,
		schema: applicationForm,
		form: application,
		dialog: (rows) =>
			markupOf(ApplicationDialog, { application: onlyOf(applicationRecord, rows), onClosed }),
		spellings: { job: 'Travel Consultant' },
		// Its page is no React: the source names the controls as the page does.
		asks: () => readFileSync('src/components/careers/ApplicationForm.astro', 'utf8'),
		policy: ['A job application', applicationInPolicy],
	},
];

test.each(kinds)(
	'all that a form of $what holds is stored, told to the desk and shown',
	async (kind) => {
		const { path, handle, table, schema, form, dialog, spellings = {}, row = form } = kind;
		expect(ungiven(schema, form)).toEqual([]);
		expect(await ask(handle, 'POST', path, form)).toMatchObject({ status: 201 });

		const letters = await db.select().from(outbox).orderBy(outbox.id);
		const letter = letters.find(({ kind: to }) => to.endsWith('for-desk'));
		const { body } = await ask(handle, 'GET', path);
		expect(await db.select().from(table)).toMatchObject([row]);
		expect(body).toMatchObject([form]);
		expect({
			letter: untold(form, `${letter?.subject}\n${letter?.body}`, { spellings }),
			dialog: untold(form, dialog(body), { spellings }),
		}).toEqual({ letter: [], dialog: [] });
	},
);

test.each(kinds)('the form of $what asks for every field', ({ schema, asks }) => {
	expect(unasked(schema, asks())).toEqual([]);
});

test.each(kinds)('the privacy policy names all that $what asks', ({ schema, policy }) => {
	const [what, words] = policy;
	expect(unnamedInPolicy(what, schema, words)).toEqual([]);
});

function onlyOf<Row extends z.core.$ZodType>(row: Row, rows: unknown): z.output<Row> {
	const [only] = z.parse(z.array(row), rows);
	if (only === undefined) throw new Error('No row was listed.');
	return only;
}
