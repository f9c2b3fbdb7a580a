import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { customOfferForm } from '#src/contract/requests/requests.ts';
import { DatabaseUnavailable } from '#src/server/db/database-error.ts';
import { applications, customOffers, inquiries, subscribers } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { $waiting } from '#src/stores/forms/waiting.ts';
import {
	requestCustomOffer,
	sendApplication,
	sendInquiry,
	subscribeToNewsletter,
} from '#src/stores/requests/requests.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { type Handle, testDependencies } from '../support/api.ts';
import {
	type Network,
	stubNetwork,
	stubStorage,
	stubWindowEvents,
} from '../support/browser-edge.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { application, customOffer, inquiry } from '../support/request-calls.ts';

const db = await testDatabase();
const deps = testDependencies(db);
const offer = customOfferForm.parse(customOffer);
const openJob = { id: application.job, title: 'Travel Consultant', closes: null };
const { handle: handleApplications } = serve(...applicationRoutes(async () => [openJob]));
const onStored = vi.fn<() => void>();
let network: Network;

const notAvailable = 'The service is not available at the moment. Please try again shortly.';
/** Nobody knows what became of it: it may be stored. */
const noAnswer = { title: 'No answer yet' };
const noConnection = { title: 'No connection' };

const forms = [
	{
		what: 'a request for a custom offer',
		handle,
		table: customOffers,
		send: () => requestCustomOffer(offer, onStored),
		stored: {
			title: 'Custom offer request submitted!',
			description: "We'll be in touch with your personalized travel offer within 24 hours.",
		},
		away: noAnswer,
		hotel: noConnection,
	},
	{
		what: 'an inquiry',
		handle,
		table: inquiries,
		send: () => sendInquiry(inquiry, onStored),
		stored: { title: 'Message sent successfully!', description: "We'll get back to you soon." },
		away: noAnswer,
		hotel: noConnection,
	},
	{
		what: 'an application',
		handle: handleApplications,
		table: applications,
		send: () => sendApplication(application, onStored),
		// The page says it in place of the form.
		stored: null,
		away: { title: 'Failed to send application', description: notAvailable },
		hotel: noConnection,
	},
	{
		what: 'a subscription',
		handle,
		table: subscribers,
		send: () => subscribeToNewsletter('ada@example.com', onStored),
		stored: {
			title: 'Successfully subscribed!',
			description: "You'll now receive our exclusive travel deals.",
		},
		away: { title: 'Subscription failed', description: notAvailable },
		hotel: { title: 'Subscription failed', description: 'Please try again later.' },
	},
];

beforeEach(async () => {
	await emptyDatabase(db);
	$toasts.set([]);
	stubStorage();
	onStored.mockReset();
	stubWindowEvents();
	// Whoever uses it takes back what waits for a connection.
	onTestFinished($waiting.listen((waiting) => waiting?.takeBack()));
});

afterEach(() => vi.unstubAllGlobals());

test.each(forms)('$what is stored, and then it is said', async (form) => {
	connect(form.handle);
	onStored.mockImplementation(() => expect($toasts.get()).toEqual([]));
	await form.send();
	expect(onStored).toHaveBeenCalledOnce();
	const said = form.stored ? [{ ...form.stored, tone: 'success' }] : [];
	expect($toasts.get()).toMatchObject(said);
	expect(await db.$count(form.table)).toBe(1);
});

test.each(forms.filter(({ table }) => table !== subscribers))(
	'$what whose answer was lost is found where it was stored, and that is said',
	async (form) => {
		connect(form.handle);
		network.fates = ['answer lost'];
		await form.send();
		expect(onStored).toHaveBeenCalledOnce();
		expect($toasts.get().filter(({ tone }) => tone === 'destructive')).toEqual([]);
		expect(await db.$count(form.table)).toBe(1);
	},
);

test.each(forms)(
	'$what that nothing is heard of is stored once when it is sent again',
	async (form) => {
		connect(form.handle);
		network.fates = ['answer lost', 'request lost', 'answer lost', 'request lost'];
		await form.send();
		// It waits for a connection, until it is taken back; a subscription says so at once.
		const said = form.table === subscribers ? [{ title: 'No connection' }] : [];
		expect($toasts.get()).toMatchObject(said);
		expect(onStored).not.toHaveBeenCalled();
		network.fates = [];
		await form.send();
		expect(onStored).toHaveBeenCalledOnce();
		// The failure is no longer said.
		expect($toasts.get().filter(({ tone }) => tone === 'destructive')).toEqual([]);
		expect(await db.$count(form.table)).toBe(1);
	},
);

test('other words sent while nobody knew of the first are not stored beside them, and that is said', async () => {
	connect(handle);
	network.fates = ['answer lost', 'request lost', 'answer lost', 'request lost'];
	await sendInquiry(inquiry, onStored);
	expect(await sendInquiry({ ...inquiry, subject: 'Another subject' }, onStored)).toEqual({});
	expect($toasts.get()).toMatchObject([{ title: 'Your first try had arrived', tone: 'default' }]);
	expect(onStored).not.toHaveBeenCalled();
	expect(await db.$count(inquiries)).toBe(1);
	// It is known now what became of the first: what is sent from here on is another message.
	await sendInquiry({ ...inquiry, subject: 'Another subject' }, onStored);
	expect(onStored).toHaveBeenCalledOnce();
	expect(await db.$count(inquiries)).toBe(2);
});

test.each(forms)(
	'of $what that the service does not answer is said what is known',
	async (form) => {
		const away = {
			...deps,
			get db(): never {
				throw new DatabaseUnavailable(new Error('connection refused'));
			},
		};
		network = stubNetwork((request) => form.handle(request, away));
		await form.send();
		expect($toasts.get()).toMatchObject([{ ...form.away, tone: 'destructive' }]);
		expect(onStored).not.toHaveBeenCalled();
	},
);

test.each(forms)('an answer to $what that is no receipt does not count as one', async (form) => {
	network = stubNetwork(async () => new Response('<h1>Sign in to the hotel network</h1>'));
	await form.send();
	expect($toasts.get()).toMatchObject([{ ...form.hotel, tone: 'destructive' }]);
	expect(onStored).not.toHaveBeenCalled();
});

test('the fields that the server refuses come back for the form, and no toast is shown', async () => {
	connect(handle);
	const past = { ...offer, departureDate: '2026-11-01' };
	expect(await requestCustomOffer(past, onStored)).toEqual({
		departureDate: 'Please choose a departure date that has not passed.',
	});
	connect(handle);
	expect(await sendInquiry({ ...inquiry, subject: 'Hi', message: 'Hello' }, onStored)).toEqual({
		subject: 'Subject must be at least 5 characters.',
		message: 'Message must be at least 10 characters.',
	});
	expect($toasts.get()).toEqual([]);
	expect(onStored).not.toHaveBeenCalled();
});

test('that a job is closed is said as a whole: no field of the form can mend it', async () => {
	connect(handleApplications);
	const closed = { ...application, job: 'lighthouse-keeper' };
	expect(await sendApplication(closed, onStored)).toEqual({});
	const description = 'This position is no longer open.';
	expect($toasts.get()).toMatchObject([{ title: 'Failed to send application', description }]);
	expect(await sendApplication({ ...application, phone: '1' }, onStored)).toEqual({
		phone: 'Please enter a valid phone number.',
	});
	expect(onStored).not.toHaveBeenCalled();
});

test('what the server says of an address is told', async () => {
	connect(handle);
	await subscribeToNewsletter('ada@', onStored);
	const description = 'Please enter a valid email address.';
	expect($toasts.get()).toMatchObject([{ title: 'Subscription failed', description }]);
});

function connect(handle: Handle) {
	network = stubNetwork((request) => handle(request, deps));
}
