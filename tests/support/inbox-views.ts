import { expect } from 'vitest';
import * as z from 'zod/mini';

import { listedBooking } from '#src/contract/desk/bookings.ts';
import { conversationRecord } from '#src/contract/desk/conversation.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import { counts } from '#src/contract/desk/overview.ts';
import type { PersonView } from '#src/contract/desk/person.ts';
import type { Queue, QueueRow } from '#src/contract/desk/queue.ts';
import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import { countWaiting } from '#src/domain/desk/queue-tally.ts';
import { callBackFilters, callBackState } from '#src/domain/requests/call-back.ts';
import { customOfferFilters, customOfferState } from '#src/domain/requests/custom-offer.ts';
import { requestStates, type RequestState } from '#src/domain/requests/request-state.ts';
import { undecided } from '#src/domain/reviews/review-standing.ts';

/** The lists of the panel, each with what it is narrowed by, and the states that those words mean. */
const lists = [
	{
		kind: 'inquiry',
		path: '/api/inquiries',
		one: '/api/desk/inquiries',
		filter: 'state',
		words: requestStates.map((state) => [state, state] as const),
	},
	{
		kind: 'application',
		path: '/api/applications',
		one: '/api/desk/applications',
		filter: 'state',
		words: requestStates.map((state) => [state, state] as const),
	},
	{
		kind: 'custom offer',
		path: '/api/custom-offers',
		one: '/api/desk/custom-offers',
		filter: 'status',
		words: customOfferFilters.map((word) => [word, customOfferState(word)] as const),
	},
	{
		kind: 'call-back',
		path: '/api/call-backs',
		one: '/api/desk/call-backs',
		filter: 'status',
		words: callBackFilters.map((word) => [word, callBackState(word)] as const),
	},
] as const;

const stands = z.object({
	id: z.int(),
	state: z.enum(requestStates),
	status: z.optional(z.string()),
});
const reviewed = z.object({ id: z.int(), standing: z.string() });

type Read = (path: string) => Promise<{ status: number; body: unknown }>;

/** Everything in which the desk sees what waits, asked of the API as the panel asks. */
export function inboxViews(read: Read) {
	async function ask(path: string): Promise<unknown> {
		const { status, body } = await read(path);
		expect([path, status]).toEqual([path, 200]);
		return body;
	}

	const readQueue = async (query: string) =>
		(await ask(`/api/desk/queue?limit=100${query}`)) as Queue;

	/**
	 * Expects that no two views disagree about what waits.
	 * @returns what waits and what is put off, by 'inquiry 1'
	 */
	async function expectOneTruth(when: string, now: Date) {
		const today = await readQueue('');
		const later = await readQueue('&view=later');
		const shown = { waits: today.rows.map(nameOf), later: later.rows.map(nameOf) };
		const counted = counts.parse(await ask('/api/admin/counts'));
		const due = (await readQueue('&view=due')).rows.length;
		const theirs = (await readQueue('&view=theirs')).rows.length;
		const done = (await readQueue('&view=done')).rows.length;
		expect([when, countWaiting(today.tally, { view: 'done' })]).toEqual([when, done]);
		expect([when, countWaiting(today.tally), counted.queue, due + theirs]).toEqual([
			when,
			today.rows.length,
			due,
			today.rows.length,
		]);
		expect([when, countWaiting(today.tally, { view: 'later' })]).toEqual([when, later.rows.length]);
		const ofKind = (kind: DeskItemKind, { rows }: Queue = today) => idsOf(rows, kind);
		const listed: string[] = [];
		for (const list of lists) {
			listed.push(...(await expectListed(when, list, ofKind(list.kind), ofKind(list.kind, later))));
		}
		await expectPerson(when, listed);
		expect([when, badges(counted)]).toEqual([when, lists.map(({ kind }) => ofKind(kind).length)]);
		await expectReviews(when, counted.waitingReviews, today, later);
		await expectBookings(when, counted.unansweredBookings, today);
		const { answers } = readNumbers.reply.parse(await ask('/api/desk/numbers'));
		for (const { kind, overdue } of answers) {
			const isOverdue = (row: QueueRow) => row.kind === kind && new Date(row.due) < now;
			expect([when, kind, overdue]).toEqual([when, kind, today.rows.filter(isOverdue).length]);
		}
		return shown;
	}

	/** @returns where each stands: 'custom-offer-1 Later' */
	async function expectListed(
		when: string,
		{ kind, path, one, filter, words }: (typeof lists)[number],
		waits: number[],
		later: number[],
	) {
		const rows = z.array(stands).parse(await ask(`${path}?limit=100`));
		const inState = (state: RequestState) =>
			rows.filter((row) => row.state === state).map(({ id }) => id);
		expect([when, kind, sorted(inState('Open')), sorted(inState('Later'))]).toEqual([
			when,
			kind,
			waits,
			later,
		]);
		for (const [word, state] of words) {
			const query = `?limit=100&${filter}=${encodeURIComponent(word)}`;
			const narrowed = z.array(stands).parse(await ask(path + query));
			expect([when, kind, word, sorted(narrowed.map(({ id }) => id))]).toEqual([
				when,
				kind,
				word,
				sorted(inState(state)),
			]);
			const called = narrowed.map(({ status = word }) => (word === 'Later' ? word : status));
			expect([when, kind, new Set(called)]).toEqual([
				when,
				kind,
				new Set(narrowed.map(() => word)),
			]);
		}
		for (const { id, state } of rows) {
			expect([when, stands.parse(await ask(`${one}/${id}`)).state]).toEqual([when, state]);
			if (kind === 'call-back') continue;
			const told = await ask(`${one}/${id}/conversation`);
			expect([when, kind, conversationRecord.parse(told).state]).toEqual([when, kind, state]);
		}
		return rows.map(({ id, state }) => `${kind.replace(' ', '-')}-${id} ${state}`);
	}

	/** One person asks for all that has a list. */
	async function expectPerson(when: string, listed: readonly string[]) {
		const [name] = listed[0]?.split(' ') ?? [];
		if (name === undefined) return;
		const query = `of=${name}&kind=request`;
		const { entries } = (await ask(`/api/desk/people?${query}`)) as PersonView;
		const told = entries.flatMap((entry) =>
			entry.kind === 'request' ? `${entry.request}-${entry.id} ${entry.state}` : [],
		);
		expect([when, told.toSorted()]).toEqual([when, listed.toSorted()]);
	}

	async function expectReviews(when: string, badge: number, today: Queue, later: Queue) {
		const path = '/api/desk/reviews?limit=100';
		const rows = z.array(reviewed).parse(await ask(path));
		for (const standing of Object.keys(undecided)) {
			const narrowed = await ask(`${path}&state=${standing}`);
			const ids = sorted(
				z
					.array(reviewed)
					.parse(narrowed)
					.map(({ id }) => id),
			);
			const there = rows.filter((row) => row.standing === standing).map(({ id }) => id);
			expect([when, standing, ids]).toEqual([when, standing, sorted(there)]);
			if (standing === 'waiting') expect([when, ids]).toEqual([when, idsOf(today.rows, 'review')]);
			if (standing === 'waiting') expect([when, badge]).toEqual([when, ids.length]);
			if (standing === 'later') expect([when, ids]).toEqual([when, idsOf(later.rows, 'review')]);
		}
	}

	async function expectBookings(when: string, badge: number, today: Queue) {
		const all = z.array(listedBooking).parse(await ask('/api/bookings?limit=100'));
		const answer = await ask('/api/bookings?limit=100&task=answer');
		const narrowed = z.array(listedBooking).parse(answer);
		const waiting = today.rows.filter(
			({ kind }) => kind === 'trip message' || kind === 'cancellation',
		);
		const ids = sorted([...new Set(waiting.flatMap(({ bookingId }) => bookingId ?? []))]);
		const marked = all.flatMap(({ id, waitsForAnswer }) => (waitsForAnswer ? id : []));
		expect([when, sorted(marked), sorted(narrowed.map(({ id }) => id)), badge]).toEqual([
			when,
			ids,
			ids,
			ids.length,
		]);
	}

	return { expectOneTruth, readQueue };
}

const nameOf = ({ kind, id }: QueueRow) => `${kind} ${id}`;

function badges(counted: z.infer<typeof counts>): number[] {
	const { openInquiries, openApplications, newCustomOffers, waitingCallBacks } = counted;
	return [openInquiries, openApplications, newCustomOffers, waitingCallBacks];
}

function idsOf(rows: readonly QueueRow[], kind: DeskItemKind): number[] {
	return sorted(rows.filter((row) => row.kind === kind).map(({ id }) => id));
}

function sorted(ids: readonly number[]): number[] {
	return ids.toSorted((one, other) => one - other);
}
