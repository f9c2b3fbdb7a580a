import * as z from 'zod/mini';

import { mostLaterDays } from '#src/domain/desk/later.ts';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { attempted, forDesk, query } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';

/** What somebody of the desk wants to be done. */
export type Task = z.infer<typeof task>;
const task = z.object({
	id: rowId,
	title: z.string(),
	/** By when. */
	dueAt: z.iso.datetime(),
	bookingId: z.nullable(rowId),
	/** Of the booking; null where it is about none. */
	reference: z.nullable(z.string()),
	author: z.string(),
	createdAt: z.iso.datetime(),
});

const noTime = 'Please say by when.';
const noBooking = 'Please name a booking, or none.';
const nobody = 'Please choose somebody of the desk.';

export type NewTask = z.output<typeof newTask>;
export const newTask = z.strictObject({
	title: line({ min: 2, max: 200, message: 'Please say what is to be done.' }).check(noCardNumber),
	dueAt: z.iso.datetime(noTime),
	bookingId: z.nullable(
		z.int(noBooking).check(z.positive(noBooking), z.maximum(largestRowId, noBooking)),
	),
	/** Who is to do it; null: nobody yet. */
	assigneeId: z.nullable(z.int(nobody).check(z.positive(nobody), z.maximum(largestRowId, nobody))),
});

/** Why a task is not taken. */
export const taskMessages = {
	missing: 'There is no such task.',
	noBooking: 'There is no booking with this number.',
	past: 'Please choose a moment that is still to come.',
	far: `Please choose a moment within ${mostLaterDays} days.`,
} as const;

/** Puts something of one's own into Today. 400 at the moment, the booking or whoever is to do it. */
export const addTask = forDesk(attempted('/api/desk/tasks', newTask, task));
export const readTask = forDesk(query('GET', '/api/desk/tasks/:id', task));
