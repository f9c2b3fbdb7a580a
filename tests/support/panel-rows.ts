import type { Page } from 'playwright/test';

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
