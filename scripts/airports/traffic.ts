import type { Airport } from '#src/domain/flights/airports.ts';

/**
 * The airport that a city's name stands for, where the alphabet of codes would put another first. Neither package
 * counts passengers, so that these are put in order by what the airports report for 2023 and 2024; those that
 * OurAirports calls large stand in a file of their own, before the others. Where cities share a name, the busiest
 * airport of any of them comes first.
 */
const busiest = [
	'LHR LGW STN LTN LCY',
	'DFW DXB IAD IAH ICN GRU KIX MXP ORD SVO TFU THR',
	// In the file of the others.
	'ABZ ALB BTV CIA FLR GSP HBE ILM JAN LPB MDE STS VIX XNA YHM YIA ZLO ZYI',
].flatMap((codes) => codes.split(' '));

/** Sorts the airports of a city: the busiest first as far as it is known, then by code. */
export function byTraffic(one: Pick<Airport, 'code'>, other: Pick<Airport, 'code'>): number {
	return rank(one) - rank(other) || one.code.localeCompare(other.code, 'en');
}

function rank({ code }: Pick<Airport, 'code'>): number {
	const place = busiest.indexOf(code);
	return place < 0 ? busiest.length : place;
}
