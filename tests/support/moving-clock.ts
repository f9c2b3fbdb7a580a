import fc from 'fast-check';

/** An airport in each of twenty zones, from the one that is last in the day to the one that is first. */
export const zoneAirports = [
	'HNL',
	'ANC',
	'LAX',
	'DEN',
	'ORD',
	'JFK',
	'GRU',
	'KEF',
	'LHR',
	'CDG',
	'CAI',
	'DXB',
	'KTM',
	'DEL',
	'BKK',
	'HKG',
	'NRT',
	'ADL',
	'SYD',
	'AKL',
] as const;

const minute = 60_000;
const between = (from: string, to: string) =>
	fc
		.integer({ min: Date.parse(from) / minute, max: Date.parse(to) / minute })
		.map((at) => new Date(at * minute));

/**
 * Moments of a year, most of them around the days on which clocks change in America, in Europe and in the south, and
 * around a holiday of the desk.
 */
export const moments = fc.oneof(
	between('2027-03-12T00:00Z', '2027-03-16T00:00Z'),
	between('2027-03-26T00:00Z', '2027-04-05T00:00Z'),
	between('2027-10-01T00:00Z', '2027-10-04T00:00Z'),
	between('2027-10-29T00:00Z', '2027-11-09T00:00Z'),
	between('2027-11-23T00:00Z', '2027-11-28T00:00Z'),
	between('2027-01-01T00:00Z', '2027-12-31T00:00Z'),
);
