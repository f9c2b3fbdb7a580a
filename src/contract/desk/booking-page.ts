import * as z from 'zod/mini';

import { instalmentParts } from '#src/domain/bookings/instalments.ts';
import { departureStates } from '#src/domain/tours/departure.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { invoiceRecord } from '../bookings/invoice.ts';
import { paymentRecord } from '../bookings/payment.ts';
import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { keptSeatsRecord } from '../trips/kept-seats.ts';
import { scheduleChangeRecord } from '../trips/schedule-change.ts';
import { approval } from './approvals.ts';
import { listedLetter } from './letters.ts';
import { note } from './note.ts';
import { operationRecord } from './operation.ts';
import { bookingTrip } from './trips.ts';

/** Who changed what of a booking: the fields that differ, as they were and as they are. */
export type BookingChange = z.infer<typeof bookingChange>;
const bookingChange = z.object({
	id: rowId,
	action: z.string(),
	author: z.string(),
	before: z.nullable(z.record(z.string(), z.unknown())),
	after: z.nullable(z.record(z.string(), z.unknown())),
	createdAt: z.iso.datetime(),
});

/** Letters, changes, notes and operations each: the newest; what is older is found in the tabs that list them. */
export const mostOnBookingPage = 200;

/** All that the desk has of one booking. */
export type BookingPageView = z.infer<typeof bookingPageView>;
export const bookingPageView = z.object({
	booking: bookingRecord,
	/** Travellers, conversation and a request to cancel that waits. */
	trip: bookingTrip,
	/** The oldest first. */
	payments: z.array(paymentRecord),
	/** Invoices and credit notes, the oldest first. */
	invoices: z.array(invoiceRecord),
	/** What is to be paid when, the earliest first; none of what is not confirmed, or was booked before there were terms. */
	instalments: z.array(
		z.object({
			of: z.enum(instalmentParts),
			amount: z.number(),
			open: z.number(),
			due: z.nullable(z.iso.date()),
			waits: z.boolean(),
		}),
	),
	/** What an administrator has been asked for and has not answered. */
	approvals: z.array(approval),
	/** The newest first, as all that follow. */
	notes: z.array(note),
	letters: z.array(listedLetter),
	changes: z.array(bookingChange),
	operations: z.array(operationRecord),
	scheduleChanges: z.array(scheduleChangeRecord),
	/** Kept last for it, when its departure was called off; null where none were. */
	keptSeats: z.nullable(keptSeatsRecord),
	/** Of a tour whose departures are kept: the seats that are left on its own. */
	departure: z.nullable(
		z.object({
			id: rowId,
			state: z.enum(departureStates),
			seatsLeft: z.int(),
			capacity: z.int(),
		}),
	),
	/** The version of the tour that it bought, and how many things are different since; null where none was kept. */
	bought: z.nullable(z.object({ version: z.int(), changes: z.int() })),
	/** How its price was made, and by what two on the phone find out that they see the same; null of what has no quote. */
	quote: z.nullable(z.object({ path: z.string(), checkCode: z.string() })),
	/** Who else of the desk has it open, by name. */
	viewers: z.array(z.string()),
});

/** 404 where there is no such booking. It marks nothing as read: `showPresence` does. */
export const readBookingPage = forDesk(query('GET', '/api/desk/bookings/:id', bookingPageView));
