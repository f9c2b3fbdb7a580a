import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { handle } from '#functions/api.ts';
import { type RepliedKind, repliedKinds } from '#src/domain/desk/desk-item.ts';
import { customOfferState } from '#src/domain/requests/custom-offer.ts';
import { namedStates, type RequestKind, requestKinds } from '#src/domain/requests/request-state.ts';
import type { Database } from '#src/server/db/database.ts';
import * as schema from '#src/server/db/schema.ts';
import { isAbout as isAboutRequest } from '#src/server/messages/about.ts';

import { administratorCalls } from './administrator-calls.ts';
import { send, testNow } from './api.ts';
import { paidTour } from './cancel-calls.ts';
import { emptyDatabase } from './database.ts';
import { requestForms } from './inbox-forms.ts';
import { type Act, type ActName, inboxModel, type RequestName } from './inbox-model.ts';
import { reviewCalls } from './review-calls.ts';

const rooms = {
	inquiry: 'inquiries',
	application: 'applications',
	'custom offer': 'custom-offers',
};

type Trip = Parameters<ReturnType<typeof reviewCalls>['cancel']>[0];

/** What visitors, travellers and two colleagues do, on the API, and what a model says came of it. */
export function inboxActs(db: Database) {
	let now = testNow;
	const world = { now: () => now };
	const calls = administratorCalls(db, world);
	const { deps } = calls;
	const { trip, travelled, post, cancel, review, withdraw, aTour } = reviewCalls(db, world);
	let model = inboxModel();
	/** 'refund 1': bookings that money is to be sent back for. */
	let owed = new Set<string>();
	let colleagues: { id: number; cookie: string }[] = [];
	let travelling: Awaited<ReturnType<typeof trip>>[] = [];

	/** Begins anew, with two bookings and nothing that waits. */
	async function begin() {
		now = testNow;
		model = inboxModel();
		owed = new Set();
		await emptyDatabase(db);
		colleagues = [
			await calls.signedIn({ isAdmin: true, fullName: 'The Boss' }),
			await calls.signedIn({ isAgent: true, fullName: 'Ana', email: 'ana@example.com' }),
		];
		const ever = addDays(testNow, 365);
		await db.update(schema.sessions).set({ createdAt: ever, expiresAt: ever, lastSeenAt: ever });
		await aTour();
		travelling = [await trip(1, paidTour), await travelled(2)];
	}

	const pick = <Value>(values: readonly Value[], nth: number) => values[nth % values.length];
	const cookieOf = ({ who }: Act) => pick(colleagues, who)?.cookie ?? '';

	async function asDesk(act: Act, method: string, path: string, body?: object) {
		const answer = await calls.ask(handle, method, path, body, cookieOf(act));
		if (answer.status >= 500) expect.fail(`${path}: ${JSON.stringify(answer.body)}`);
		return answer.status;
	}

	/** The version that somebody saw: the one that stands there, or an older one. */
	async function seen(kind: RequestKind, id: number, isStale: boolean) {
		const isIt = and(eq(schema.deskItems.kind, kind), eq(schema.deskItems.subjectId, id));
		const [item] = await db.select().from(schema.deskItems).where(isIt);
		return Math.max(0, (item?.version ?? 0) - (isStale ? 1 : 0));
	}

	/** A request of these kinds, where there is one. */
	function someOf(kinds: readonly string[], nth: number) {
		const names = model.names().filter((name) => kinds.includes(name.replace(/ \d+$/, '')));
		const name = pick(names, nth);
		if (name === undefined) return null;
		const [, kind = '', id = ''] = /^(.+) (\d+)$/.exec(name) ?? [];
		return { name, kind: kind as RequestKind, id: Number(id) };
	}

	const tripOf = ({ nth }: Act) => pick(travelling, nth) ?? expect.fail('There is no trip.');
	const messagesOf = (id: number): RequestName => `trip message ${id}`;

	async function cancellationOf(bookingId: number) {
		const { messages } = schema;
		const isAsked = and(eq(messages.bookingId, bookingId), eq(messages.cancellation, 'asked'));
		const [request] = await db.select().from(messages).where(isAsked);
		return request?.id ?? null;
	}

	async function lastReply({ kind, id }: { kind: RequestKind; id: number }) {
		const isTo = isAboutRequest({ kind: kind as RepliedKind, id });
		const { messages } = schema;
		const [last] = await db.select().from(messages).where(isTo).orderBy(desc(messages.id)).limit(1);
		return last;
	}

	/** Marks in Today. */
	async function mark(act: Act, step: object, came: (name: RequestName) => void) {
		const on = someOf(requestKinds, act.nth);
		if (!on) return 0;
		const { kind, id, name } = on;
		const body = { kind, version: await seen(kind, id, act.isStale), ...step };
		const status = await asDesk(act, 'PATCH', `/api/desk/queue/${id}`, body);
		if (status === 200) came(name);
		return status;
	}

	const acts: Record<ActName, (act: Act) => Promise<number>> = {
		ask: async ({ choice }) => {
			const [kind, asked, path, body] = pick(requestForms(now), choice) ?? expect.fail();
			const { status, body: told } = await send(asked, deps, 'POST', path, { body });
			if (status === 201) model.bring(`${kind} ${(told as { id: number }).id}`, 'Open');
			return status;
		},
		write: async (act) => {
			const on = tripOf(act);
			const { status } = await post(on, 'messages', { kind: 'question', body: 'May we?' });
			if (status === 201) model.bring(messagesOf(on.id), 'Open');
			return status;
		},
		'ask to cancel': (act) => askToCancel(tripOf(act)),
		'keep the trip': async () => {
			const [on = expect.fail('There is no trip.')] = travelling;
			const request = await asked(on);
			if (request === null) return 0;
			const { status } = await post(on, 'withdraw', { request: String(request) });
			if (status === 200) model.bring(`cancellation ${request}`, 'Done');
			return status;
		},
		review: async () => {
			const { status, body } = await review(travelling[1] ?? expect.fail());
			if (status === 201) model.bring(`review ${(body as { id: number }).id}`, 'Open');
			return status;
		},
		'withdraw the review': async ({ nth }) => {
			const on = someOf(['review'], nth);
			if (!on) return 0;
			const { status } = await withdraw(travelling[1] ?? expect.fail(), on.id);
			if (status === 200) model.bring(on.name, 'Done');
			return status;
		},
		take: (act) => {
			const to = [...colleagues.map(({ id }) => id), null][act.choice % 3] ?? null;
			return mark(act, { mark: 'assigned', to }, (name) => model.take(name, to !== null, now));
		},
		later: (act) => {
			const until = addMinutes(now, 1 + act.choice);
			const step = { mark: 'later', until: until.toISOString() };
			return mark(act, step, (name) => model.bring(name, 'Later', until));
		},
		done: (act) => mark(act, { mark: 'done' }, (name) => model.bring(name, 'Done')),
		open: (act) => mark(act, { mark: 'open' }, (name) => model.bring(name, 'Open')),
		mark: async (act) => {
			const on = someOf(['custom offer', 'call-back'], act.nth);
			if (!on) return 0;
			const version = await seen(on.kind, on.id, act.isStale);
			if (on.kind === 'call-back') {
				const status = act.choice % 2 === 0 ? 'Called' : 'Requested';
				const answer = await asDesk(act, 'PATCH', `/api/call-backs/${on.id}`, {
					status,
					version,
				});
				const isCalled = model.stateOf(on.name, now) === 'Done';
				if (answer === 200 && status === 'Called') model.bring(on.name, 'Done');
				if (answer === 200 && status === 'Requested' && isCalled) model.bring(on.name, 'Open');
				return answer;
			}
			const status = act.choice % 2 === 0 ? 'Processing' : 'Completed';
			const answer = await asDesk(act, 'PATCH', `/api/custom-offers/${on.id}`, {
				status,
				version,
			});
			if (answer === 200) model.bring(on.name, customOfferState(status));
			return answer;
		},
		step: async (act) => {
			const on = someOf(repliedKinds, act.nth);
			if (!on) return 0;
			const state = pick(namedStates, act.choice) ?? 'Open';
			const version = await seen(on.kind, on.id, act.isStale);
			const path = `/api/desk/${roomOf(on.kind)}/${on.id}/conversation`;
			const status = await asDesk(act, 'PATCH', path, { state, version });
			if (status === 200) model.bring(on.name, state);
			return status;
		},
		reply: async (act) => {
			const on = someOf(repliedKinds, act.nth);
			if (!on) return 0;
			const state = pick(namedStates, act.choice) ?? 'Open';
			const last = await lastReply(on);
			const path = `/api/desk/${roomOf(on.kind)}/${on.id}/replies`;
			const body = { body: 'Yes.', state, seen: act.isStale ? 0 : (last?.id ?? 0) };
			const status = await asDesk(act, 'POST', path, body);
			if (status === 200) model.bring(on.name, state);
			return status;
		},
		'do not send': async (act) => {
			const on = someOf(repliedKinds, act.nth);
			const last = on && (await lastReply(on));
			if (!last) return 0;
			const status = await asDesk(act, 'POST', `/api/admin/letters/${last.letterId}/cancel`, {});
			if (status === 200) model.bring(on.name, 'Open');
			return status;
		},
		read: async (act) => {
			const { id } = tripOf(act);
			const status = await asDesk(act, 'GET', `/api/admin/bookings/${id}/trip`);
			if (status === 200) model.read(messagesOf(id));
			return status;
		},
		answer: async (act) => {
			const { id } = tripOf(act);
			const path = `/api/admin/bookings/${id}/messages`;
			const status = await asDesk(act, 'POST', path, { body: 'Of course.' });
			if (status === 200) answered(id);
			return status;
		},
		decide: async (act) => {
			const [on = expect.fail('There is no trip.')] = travelling;
			const request = await asked(on);
			if (request === null) return 0;
			const { id } = on;
			if (act.choice % 2 === 0) {
				const path = `/api/admin/bookings/${id}/cancellation`;
				const body = { request, reason: 'The hotel keeps it all.' };
				const declined = await asDesk(act, 'POST', path, body);
				if (declined === 200) model.bring(`cancellation ${request}`, 'Done');
				if (declined === 200) answered(id);
				return declined;
			}
			const cancelled = { status: 'Cancelled' };
			const status = await asDesk(act, 'PATCH', `/api/bookings/${id}`, cancelled);
			if (status === 200) model.bring(`cancellation ${request}`, 'Done');
			if (status === 200 && (await isOwed(id))) owed.add(`refund ${id}`);
			return status;
		},
		judge: async (act) => {
			const on = someOf(['review'], act.nth);
			if (!on) return 0;
			const [what, body] =
				act.choice % 2 === 0 ? ['publish', {}] : ['refuse', { reason: 'It names another guest.' }];
			const status = await asDesk(act, 'POST', `/api/desk/reviews/${on.id}/${what}`, body);
			if (status === 200) model.bring(on.name, 'Done');
			return status;
		},
		wait: async ({ choice }) => {
			now = addMinutes(now, 5 * choice);
			return 200;
		},
	};

	/** Whether the desk promised to send money back. */
	async function isOwed(id: number): Promise<boolean> {
		const [booking] = await db.select().from(schema.bookings).where(eq(schema.bookings.id, id));
		return (booking?.refund ?? 0) > 0;
	}

	async function askToCancel(on: Trip) {
		const { status } = await cancel(on);
		const id = await cancellationOf(on.id);
		if (id !== null && model.stateOf(`cancellation ${id}`, now) === null) {
			model.bring(`cancellation ${id}`, 'Open');
		}
		return status;
	}

	/** The request to cancel that waits, where the trip is still booked: they ask first where none does. */
	async function asked(on: Trip) {
		if ((await cancellationOf(on.id)) === null) await askToCancel(on);
		return cancellationOf(on.id);
	}

	function answered(bookingId: number) {
		const name = messagesOf(bookingId);
		if (model.names().includes(name)) model.bring(name, 'Waiting for them');
	}

	return {
		begin,
		/** @returns what came of it: 'done 409' */
		perform: async (act: Act) => `${act.name} ${await acts[act.name](act)}`,
		/** Asks as the first of the colleagues. */
		read: (path: string) => calls.ask(handle, 'GET', path, undefined, colleagues[0]?.cookie),
		expected: () => ({
			waits: [...model.in('Open', now), ...owed].toSorted(),
			later: model.in('Later', now),
		}),
		now: () => now,
	};
}

function roomOf(kind: RequestKind): string {
	return rooms[kind as keyof typeof rooms];
}
