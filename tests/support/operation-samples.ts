import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';

import { readMoves } from '#src/contract/desk/move.ts';
import { readMoves as read } from '#src/server/bookings/moves/read-moves.ts';
import type { Database } from '#src/server/db/database.ts';
import {
	approvals,
	notes,
	bookings,
	departures,
	keptSeats,
	operations,
	outbox,
} from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import { storedBooking } from './stored-booking.ts';

/** What the desk can send to each endpoint of operations, about booking 1, each time as it is then. */
export function operationSamples(db: Database): Record<string, () => Promise<object>> {
	const now = () => testNow;

	/** Booking 1 as it was stored, but for its version. */
	async function bookingAs(changes: Parameters<typeof storedBooking>[1] = {}) {
		await db.update(bookings).set(storedBooking(1, changes)).where(eq(bookings.id, 1));
		const [row] = await db.select().from(bookings).where(eq(bookings.id, 1));
		return { version: row?.version ?? 1 };
	}

	/** Operation 1, as somebody did it a moment ago. */
	async function operationDone() {
		const { version } = await bookingAs();
		await db.delete(operations);
		const before = { version: version - 1, fields: {}, recorded: null, setAside: [], more: {} };
		const done = { action: 'change price', summary: 'Price changed', author: 'Ana' } as const;
		const undoUntil = addDays(testNow, 1);
		await db
			.insert(operations)
			.overridingSystemValue()
			.values({ id: 1, bookingId: 1, ...done, before, version, undoUntil });
		const letter = { kind: 'price-changed', recipient: 'ada@example.com', subject: '', body: '' };
		await db.insert(outbox).values({ ...letter, operationId: 1 });
		return {};
	}

	/** Departure 1, which can be called off. */
	async function departureLeaving() {
		const leaves = { state: 'open', guaranteedAt: null, calledOffAt: null } as const;
		const [row] = await db
			.update(departures)
			.set({ ...leaves, calledOffReason: null })
			.where(eq(departures.id, 1))
			.returning({ version: departures.version });
		const { version = 1 } = row ?? {};
		return { reason: 'cannot be run', insteadId: null, note: '', version };
	}

	/** Seats 1, kept for booking 1. */
	async function seatsKept() {
		const seen = await bookingAs({ status: 'Cancelled' });
		await db.delete(operations);
		const done = { action: 'call off', summary: 'Called off', author: 'Ana', version: 1 } as const;
		await db
			.insert(operations)
			.overridingSystemValue()
			.values({ id: 1, bookingId: 1, ...done });
		const of = { bookingId: 1, operationId: 1, calledOffId: 1, departureId: 1 };
		const offered = { seats: 2, totalPrice: 1240, until: addDays(testNow, 7) };
		await db
			.insert(keptSeats)
			.overridingSystemValue()
			.values({ id: 1, ...of, ...offered });
		return { ...seen, seats: 1, answer: 'declined' };
	}

	/** Approval 1, which an agent has asked for. */
	async function approvalAsked() {
		const seen = await bookingAs({ status: 'Confirmed' });
		await db.delete(approvals);
		const written = { bookingId: 1, author: 'Ana', body: 'Promised on the phone' };
		const [note] = await db.insert(notes).values(written).returning();
		const asked = { bookingId: 1, kind: 'cancellation', amount: 1 } as const;
		await db
			.insert(approvals)
			.overridingSystemValue()
			.values({ id: 1, noteId: note?.id ?? 0, ...asked });
		return { ...seen, approval: 1 };
	}

	return {
		'POST /api/desk/bookings/:id/approvals': async () => {
			await approvalAsked();
			await db.delete(approvals);
			return { kind: 'cancellation', amount: 1, reason: 'Promised on the phone' };
		},
		'POST /api/desk/bookings/:id/approve': approvalAsked,
		'POST /api/desk/bookings/:id/decline': async () => {
			await approvalAsked();
			return { approval: 1 };
		},
		'POST /api/admin/departures/:id/call-off': departureLeaving,
		'POST /api/desk/bookings/:id/kept-seats': seatsKept,
		'POST /api/desk/operations/:id/undo': operationDone,
		'POST /api/desk/operations/:id/send': operationDone,
		'POST /api/desk/bookings/:id/confirm': () => bookingAs(),
		'POST /api/desk/bookings/:id/cancel': () => bookingAs(),
		'POST /api/desk/bookings/:id/reopen': () => bookingAs({ status: 'Cancelled' }),
		'POST /api/desk/bookings/:id/hold': async () => ({
			...(await bookingAs()),
			until: addDays(testNow, 2).toISOString(),
		}),
		'POST /api/desk/bookings/:id/payment-terms': () => bookingAs({ status: 'Confirmed' }),
		'POST /api/desk/bookings/:id/contact': async () => ({
			...(await bookingAs()),
			name: 'Ada King',
			email: 'king@example.com',
			phone: '+44 20 7946 0958',
		}),
		'POST /api/desk/bookings/:id/price': async () => ({
			...(await bookingAs()),
			total: 1000,
			reason: 'Promised on the phone',
		}),
		'POST /api/desk/bookings/:id/letters': async () => ({
			...(await bookingAs()),
			subject: 'Your trip',
			body: 'Dear {name}, see you soon.',
		}),
		'POST /api/desk/bookings/:id/move': async () => {
			const seen = await bookingAs();
			const moves = readMoves.reply.parse(await read({ db, now }, 1, {}));
			const [offer] = moves.type === 'flight' ? moves.offers : [];
			return { ...seen, offer: offer?.id, total: offer?.total };
		},
	};
}
