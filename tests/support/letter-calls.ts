import { randomBytes } from 'node:crypto';

import { beforeEach, expect } from 'vitest';
import type * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import {
	listWaitingLetters,
	previewBookingLetters,
	previewCustomOfferLetters,
} from '#src/contract/desk/letters.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings } from '#src/server/db/schema.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';

import { administratorCalls } from './administrator-calls.ts';
import { type Handle, testNow } from './api.ts';
import { storedBooking } from './stored-booking.ts';

/** Decisions of an administrator and the letters about them, by a clock that the test sets; the row decided on is 1. */
export function letterCalls(db: Database) {
	const clock = { minutes: 0 };
	const now = () => new Date(testNow.getTime() + clock.minutes * 60_000);
	const { ask } = administratorCalls(db, { now });
	/** What was sent, in this order. */
	const sent: Letter[] = [];

	beforeEach(() => {
		clock.minutes = 0;
		sent.length = 0;
	});

	const accept: Send = async (letter) => {
		sent.push(letter);
	};

	async function change(handle: Handle, path: string, body: object): Promise<void> {
		expect((await ask(handle, 'PATCH', path, body)).status).toBe(200);
	}

	async function read<Reply extends z.ZodMiniType>(handle: Handle, path: string, reply: Reply) {
		const { body } = await ask(handle, 'GET', path);
		return reply.parse(body);
	}

	return {
		ask,
		clock,
		now,
		sent,
		accept,
		store: async (row: Parameters<typeof storedBooking>[1] = {}): Promise<void> => {
			await db.insert(bookings).values(storedBooking(1, row));
		},
		/** Sends what is due after so many minutes. */
		deliverAt: async (minutes: number, send = accept): Promise<void> => {
			clock.minutes = minutes;
			await deliverOutbox({ db, now, randomBytes, send });
		},
		/** What the letters were, without the name of the site: 'your booking BD2000001 is confirmed'. */
		subjects: () => sent.map(({ subject }) => subject.replace(/^.*: /, '')),
		decide: (status: 'Confirmed' | 'Cancelled', more: { sendsLetter?: boolean } = {}) =>
			change(handle, '/api/bookings/1', { status, ...more }),
		mark: (status: 'Processing' | 'Completed', more: { sendsLetter?: boolean } = {}) =>
			change(handle, '/api/custom-offers/1', { status, ...more }),
		bookingLetters: () => read(handle, '/api/bookings/1/letters', previewBookingLetters.reply),
		offerLetters: () =>
			read(handle, '/api/custom-offers/1/letters', previewCustomOfferLetters.reply),
		waitingLetters: () => read(handle, listWaitingLetters.path, listWaitingLetters.reply),
		cancel: (id: number | undefined) => ask(handle, 'POST', `/api/admin/letters/${id}/cancel`, {}),
	};
}
