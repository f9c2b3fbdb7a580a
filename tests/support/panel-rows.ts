import type { Page } from 'playwright/test';

import type { QueueRow } from '#src/contract/desk/queue.ts';
import { deskItemKinds } from '#src/domain/desk/desk-item.ts';

type Row = { id: number; subject?: string };
type Inquiry = {
	id: number;
	name: string;
	email: string;
	subject: string;
	message: string;
	state: string;
};

/**
 * Answers one of the panel's lists in the server's place, page by page; a search looks at the subject.
 * @param path '/api/inquiries'
 * @param rows all there are
 * @param before what happens before an answer: a test may hold it back
 */
export async function answerList(
	page: Page,
	path: string,
	rows: readonly Row[],
	before: (parameters: URLSearchParams) => Promise<void> = async () => undefined,
): Promise<void> {
	await page.route(`**${path}?*`, async (route) => {
		const { searchParams } = new URL(route.request().url());
		await before(searchParams);
		const q = searchParams.get('q') ?? '';
		const found = rows.filter(({ subject = '' }) => subject.includes(q));
		const offset = Number(searchParams.get('offset'));
		const json = found
			.slice(offset, offset + Number(searchParams.get('limit')))
			.map((row) => ({ createdAt: '2026-11-21T12:00:00.000Z', ...row }));
		// A call that was given up takes no answer.
		await route
			.fulfill({ json, headers: { 'X-Total-Count': String(found.length) } })
			.catch(() => undefined);
	});
}

/** So many bookings as the API gives them. */
export function bookings(count: number, changes: object = {}) {
	return Array.from({ length: count }, (_, index) => ({
		id: index + 1,
		bookingId: `BD2345${String(index).padStart(3, '2')}`,
		type: 'flight',
		status: 'Pending Confirmation',
		title: 'New York (JFK) to London (LHR)',
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+44 20 7946 0958',
		travelers: 2,
		departureDate: '2026-12-10',
		departureId: null,
		heldUntil: null,
		totalPrice: 100_000 - index,
		quotedPrice: null,
		priceReason: null,
		paidByWord: 0,
		paid: 0,
		source: 'site' as const,
		takenBy: '',
		refund: null,
		refundReason: null,
		kept: null,
		travellerNames: [],
		waitsForAnswer: false,
		details: {},
		version: 1,
		updatedAt: '2026-11-21T12:00:00.000Z',
		...changes,
	}));
}

/** So many inquiries, whose subjects are 'Trip 1', 'Trip 2'… */
export function inquiries(count: number, changes: Partial<Inquiry> = {}): Inquiry[] {
	return Array.from({ length: count }, (_, index) => ({
		id: index + 1,
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		subject: `Trip ${index + 1}`,
		message: 'Do you have anything near the sea?',
		state: 'Open',
		...changes,
	}));
}

/** Answers the desk's queue with one of each kind that waits, overdue and not, taken and put off, in the server's place. */
export async function answerQueue(page: Page, changes: Partial<QueueRow> = {}): Promise<void> {
	const colleagues = [{ id: 1, name: changes.who ?? 'Grace Hopper' }];
	const rows = deskItemKinds.map((kind, index): QueueRow => {
		const due = new Date(Date.now() + (index - 4) * 4e8);
		return {
			kind,
			id: index + 1,
			who: 'Ada Lovelace',
			what: 'New York (JFK) to London (LHR)',
			since: '2026-08-21T12:00:00.000Z',
			due: due.toISOString(),
			from: kind === 'call-back' ? new Date(due.getTime() - 3_600_000).toISOString() : null,
			assignee: (index % 2 === 0 && colleagues[0]) || null,
			laterUntil: index % 3 === 0 ? new Date(Date.now() + 3e8).toISOString() : null,
			doneAt: null,
			state: index % 3 === 0 ? 'Later' : 'Open',
			version: 1,
			bookingId: null,
			...changes,
		};
	});
	const tally = deskItemKinds.map((kind) => ({
		kind,
		view: 'due',
		share: 'nobody',
		count: 123_456,
	}));
	await page.route('**/api/desk/queue?*', (route) =>
		route.fulfill({ json: { rows, tally, colleagues } }),
	);
}
