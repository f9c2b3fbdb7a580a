import type { FlightTimes, LegTimes } from '#src/domain/trips/new-times.ts';
import { minutesBetween } from '#src/domain/trips/schedule-change.ts';

type Entry = { flight: number; field: keyof FlightTimes; value: string };

/**
 * The times of a leg once one of them is entered: with a departure everything behind it moves by as much, for an airline
 * mostly moves a flight whole; an arrival moves alone.
 */
export function movedLeg(times: LegTimes, { flight, field, value }: Entry): LegTimes {
	const before = times[flight]?.[field] ?? '';
	const minutes = field === 'departsAt' ? minutesBetween(before, value) : Number.NaN;
	// A time that is half typed moves nothing else.
	const by = Number.isNaN(minutes) ? 0 : minutes;
	return times.map((each, index) => {
		if (index < flight) return each;
		const { departsAt, arrivesAt } = each;
		const along = { departsAt: later(departsAt, by), arrivesAt: later(arrivesAt, by) };
		return index === flight ? { ...along, [field]: value } : along;
	});
}

function later(local: string, minutes: number): string {
	const moment = Date.parse(`${local}Z`);
	if (Number.isNaN(moment)) return local;
	return new Date(moment + minutes * 60_000).toISOString().slice(0, 16);
}
