import { expect, test } from 'vitest';

import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { momentOf } from '#src/domain/calendar/time-zones.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { letterSamples } from '#src/server/mail/samples/letter-samples.ts';

import { ownHost } from '../support/api.ts';

/** A flight as a letter has it: by local clocks, '11:50 PM New York (JFK) to 6:00 AM +1 day Reykjavík (KEF)'. */
const flight =
	/^ {2}(?<departs>\S+ [AP]M)(?: \+(?<after>\d) days?)? \D+ \((?<from>[A-Z]{3})\) to (?<arrives>\S+ [AP]M)(?: \+(?<over>\d) days?)? \D+ \((?<to>[A-Z]{3})\)$/;
const day = /^(?:Outward|Return): \w{3}, (?<day>\w{3} \d+, \d{4}),/;

test('every flight of the sample letters could be flown', () => {
	const flown = letterSamples(ownHost).flatMap(({ kind, body }) =>
		flightsIn(body).map(({ from, to, hours }) => ({ kind, from, to, hours })),
	);
	expect(flown.length).toBeGreaterThan(10);
	// Between the 4 hours and a half with the wind behind and the 6 against it; London and back likewise.
	const usual: Record<string, [number, number]> = {
		'JFK KEF': [4.5, 6],
		'KEF LHR': [2.5, 3.75],
		'LHR JFK': [7, 9],
	};
	const odd = flown.filter(({ from, to, hours }) => {
		const [least, most] = usual[`${from} ${to}`] ?? [Infinity, 0];
		return hours < least || hours > most;
	});
	expect(odd).toEqual([]);
});

function flightsIn(body: string): { from: string; to: string; hours: number }[] {
	let first: CalendarDate = '';
	return body.split('\n').flatMap((line) => {
		const begins = day.exec(line)?.groups?.['day'];
		if (begins !== undefined) first = new Date(`${begins} UTC`).toISOString().slice(0, 10);
		const { departs, after, from, arrives, over, to } = flight.exec(line)?.groups ?? {};
		if (!departs || !arrives || !from || !to) return [];
		const took = momentAt(first, arrives, over, to) - momentAt(first, departs, after, from);
		return [{ from, to, hours: took / 3_600_000 }];
	});
}

function momentAt(first: CalendarDate, time: string, days = '0', airport: string): number {
	const zone = airports(airport)?.timeZone ?? '';
	const clock = new Date(`2000-01-01 ${time} UTC`).toISOString().slice(11, 16);
	return momentOf(`${addDays(first, Number(days))}T${clock}`, zone) ?? NaN;
}
