import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { answerKeptSeatsAtDesk } from '#src/contract/desk/kept-seats.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import {
	addTraveller as addEndpoint,
	type JoiningTraveller,
	pricePartyChange,
	takeOffTraveller as takeOffEndpoint,
} from '#src/contract/desk/party.ts';
import type { RefundPromise } from '#src/contract/desk/refund.ts';
import {
	type NamedFlight,
	type NewSchedule,
	recordSchedule as recordEndpoint,
} from '#src/contract/desk/schedule.ts';
import {
	changeTravellers as changeEndpoint,
	type DeskTravellers,
} from '#src/contract/desk/travellers.ts';
import type { KeptSeatsDecision } from '#src/contract/trips/kept-seats.ts';
import type { Traveller } from '#src/contract/trips/trip.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';

import { callDeskApi } from './call-desk-api.ts';
import { performOperation } from './perform-operation.ts';

/** What every dialog of an operation says beside what it is about. */
type Operation = { letter: LetterTime; close: () => void };

/**
 * What a booking would cost with one more, or less.
 * @param question who would join, or the seat of whoever would leave
 */
export function partyPriceQuery(
	{ id, version }: BookingRecord,
	question: { join: JoiningTraveller['kind'] } | { leave: number },
) {
	return {
		// Of another version it may be another price.
		queryKey: [pricePartyChange.path, id, version, question],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(pricePartyChange, { params: { id }, query: question, signal }),
		staleTime: 60_000,
	};
}

/** Stores who has the seats of a booking. @returns what is wrong at which field: 'name.2' */
export async function changeTravellers(
	booking: BookingRecord,
	{ travellers, seen }: Pick<DeskTravellers, 'travellers'> & { seen: readonly Traveller[] },
	{ letter, close }: Operation,
) {
	const fields = travellers.flatMap(({ seat }) => [
		`name.${seat}` as const,
		`birthDate.${seat}` as const,
		`needs.${seat}` as const,
	]);
	const { refused } = await performOperation({
		booking,
		endpoint: changeEndpoint,
		body: { travellers, seen: travellersMark(seen), letter },
		failed: 'Travelers Not Changed',
		fields,
		close,
	});
	return refused;
}

const joiningFields = [
	'traveller',
	'traveller.name',
	'traveller.birthDate',
	'traveller.needs',
] as const;

/** Adds a traveller at the price that was shown. @returns what is wrong at which field */
export async function addTraveller(
	booking: BookingRecord,
	joining: { traveller: JoiningTraveller; addition: number },
	{ letter, close }: Operation,
) {
	const { refused } = await performOperation({
		booking,
		endpoint: addEndpoint,
		body: { ...joining, letter },
		failed: 'Traveler Not Added',
		fields: joiningFields,
		close,
	});
	return refused;
}

const leavingFields = ['seat', 'refund.amount', 'refund.reason'] as const;

/** Takes a traveller off, for so much off the total. @returns what is wrong at which field */
export async function takeOffTraveller(
	booking: BookingRecord,
	leaving: { seat: number; refund: RefundPromise },
	{ letter, close }: Operation,
) {
	const { refused } = await performOperation({
		booking,
		endpoint: takeOffEndpoint,
		body: { ...leaving, letter },
		failed: 'Traveler Not Taken Off',
		fields: leavingFields,
		close,
	});
	return refused;
}

/** Stores what a traveller says of the seats that are kept for them. */
export async function answerKeptSeats(
	booking: BookingRecord,
	{ id }: { id: number },
	answer: KeptSeatsDecision,
): Promise<void> {
	await performOperation({
		booking,
		endpoint: answerKeptSeatsAtDesk,
		body: { seats: id, answer },
		failed: 'Answer Not Stored',
	});
}

/** Stores the times that an airline gave, with how often each leg stops where nobody said. @returns what is wrong at which field: 'times.0.1.arrivesAt' */
export async function recordSchedule(
	booking: BookingRecord,
	{
		times,
		stops,
		flights,
	}: { times: NewSchedule; stops: (0 | 1)[]; flights: NamedFlight[] | undefined },
	{ letter, close }: Operation,
) {
	const fields = times.flatMap((leg, index) => [
		`flights.${index}.airline` as const,
		`flights.${index}.number` as const,
		...leg.flatMap((_, flight) => [
			`times.${index}.${flight}.departsAt` as const,
			`times.${index}.${flight}.arrivesAt` as const,
		]),
	]);
	const { refused } = await performOperation({
		booking,
		endpoint: recordEndpoint,
		body: { times, stops, flights, letter },
		failed: 'New Times Not Recorded',
		fields,
		close,
	});
	return refused;
}
