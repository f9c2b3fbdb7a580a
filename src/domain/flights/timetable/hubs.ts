import type { Airport, AirportLookup } from '../airports.ts';
import { milesBetween } from '../distance.ts';

/** No hub is a stop that makes the way longer than so many times the shortest line. */
const longestDetour = 1.35;
/** Nor one nearer to either end than a plane is worth. */
const leastMilesToHub = 120;
/** No plane flies further from or to a hub. */
const mostMilesFromHub = 8500;

/**
 * Airports at which airlines let passengers change planes, by region. All are among the large ones, so that whoever has
 * loaded only those finds the same stop.
 */
export const hubs: readonly string[] = [
	'AMS ARN ATH BCN BRU CDG CPH DUB FCO FRA HEL IST KEF LHR LIS MAD MUC MXP OSL OTP PRG VIE WAW ZRH',
	'AMM AUH CAI DOH DXB JED RUH',
	'ACC ADD CMN CPT DSS JNB LOS NBO',
	'ALA BOM CMB DEL GYD TAS',
	'BKK CAN CGK HAN HKG HND ICN KIX KUL MNL NRT PEK PVG SGN SIN TFU TPE URC',
	'AKL BNE GUM HNL MEL PER POM SYD',
	'ANC ATL BOS CLT DEN DFW DTW EWR IAD IAH JFK LAX MIA MSP ORD PHX SEA SFO SLC YUL YVR YYC YYZ',
	'BOG EZE GRU LIM MEX PTY SCL SDQ SJU',
].flatMap((codes) => codes.split(' '));

/** A hub on the way between two airports, in miles of the shortest lines. */
export type Stopover = { hub: Airport; milesTo: number; milesOn: number; detour: number };

/** The hubs that lie sensibly between two airports; none where these are too near to each other. */
export function stopoversBetween(
	origin: Airport,
	destination: Airport,
	airports: AirportLookup,
): Stopover[] {
	const direct = milesBetween(origin, destination);
	const furthest = Math.min(mostMilesFromHub, longestDetour * direct);
	return hubs.flatMap((code) => {
		const hub = airports(code);
		if (!hub || hub.city === origin.city || hub.city === destination.city) return [];
		const milesTo = milesBetween(origin, hub);
		// Most hubs are out already, and a search asks for all of them a dozen times.
		if (milesTo > furthest) return [];
		const milesOn = milesBetween(hub, destination);
		const detour = (milesTo + milesOn) / direct;
		const isSensible =
			detour <= longestDetour &&
			Math.min(milesTo, milesOn) >= leastMilesToHub &&
			Math.max(milesTo, milesOn) <= mostMilesFromHub;
		return isSensible ? [{ hub, milesTo, milesOn, detour }] : [];
	});
}
