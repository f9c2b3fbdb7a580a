import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isSameAirport } from '#src/domain/flights/airports.ts';

import { type FlightDeal, flightDeal } from '../catalog/catalog.ts';
import { flightSearchMessages } from '../flights/messages.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { description, dollars, type FieldsOf, shortLine } from './catalog-fields.ts';
import { deleted, references, restoring, revision } from './catalog-rows.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { forAct } from './for-act.ts';
import { pictureAddress } from './picture-address.ts';

/** A deal as the administrator enters it; what is left out is the specification's default. */
export type FlightFields = z.output<typeof flightFields>;
export const flightFields = z
	.strictObject({
		origin: shortLine('Please say where the flight starts.'),
		destination: shortLine('Please say where the flight goes.'),
		departureDate: travelDate('Please choose the day of departure.'),
		returnDate: z._default(z.nullable(travelDate('Please choose the day of the return.')), null),
		price: dollars('Please enter the price per traveler in dollars.'),
		image: pictureAddress,
		featured: z._default(z.boolean('featured must be true or false.'), false),
		description: description('Please describe the deal.'),
		/** The numbers of its flights in our timetable, 'BR 214'; the way back of a round trip. */
		outward: flightNumber('Please choose the flight out.'),
		homeward: z._default(z.nullable(flightNumber('Please choose the flight back.')), null),
		version: seenVersion,
	} satisfies FieldsOf<
		Omit<FlightDeal, 'airline' | 'legs'> & { outward: string; homeward: string }
	>)
	.check(
		z.refine((route) => !isSameAirport(route), {
			path: ['destination'],
			message: flightSearchMessages.airportsEqual,
		}),
		z.refine(
			({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate,
			{
				path: ['returnDate'],
				message: flightSearchMessages.returnBeforeDeparture,
			},
		),
		z.refine(
			({ departureDate, returnDate, homeward }) =>
				// Of days that cannot be, nobody can choose a flight back.
				(returnDate !== null && returnDate < departureDate) ||
				(returnDate === null) === (homeward === null),
			{
				path: ['homeward'],
				message: 'Please choose the flight back of a round trip, and none of a one-way deal.',
			},
		),
	);

/** A row as the panel has it: with the version that a change has to name. */
export type FlightRecord = z.infer<typeof flightRecord>;
export const flightRecord = z.extend(flightDeal, revision);
export const flightConflict = conflictReply(flightRecord);

// Apart from the public list: that is kept by the CDN and knows no versions.
export const listFlightRecords = forDesk(query('GET', '/api/admin/flights', z.array(flightRecord)));
export const updateFlight = forAct(
	'publishing',
	command('PUT', '/api/admin/flights/:id', flightFields, flightRecord),
);
export const deleteFlight = forAct('deletions', query('DELETE', '/api/admin/flights/:id', deleted));
export const restoreFlight = forAct(
	'deletions',
	command('POST', '/api/admin/flights/:id/restore', restoring, flightRecord),
);
export const readFlightReferences = forDesk(
	query('GET', '/api/admin/flights/:id/references', references),
);

function flightNumber(message: string) {
	return z.string(message).check(z.regex(/^[A-Z\d]{2} \d{1,4}$/, message));
}

function travelDate(message: string) {
	return z.string(message).check(z.refine(isCalendarDate, { message, abort: true }));
}
