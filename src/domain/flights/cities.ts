import type { Airport, AirportLookup } from './airports.ts';

/** A city that planes serve at two airports or more. */
export type City = {
	/**
	 * Its IATA code, 'LON'. Where that is the code of one of its airports ('SHA', 'BKK'), a star sets the two apart, for
	 * the airport had it first: 'SHA*'.
	 */
	code: string;
	/** As the data of its airports names it: 'London'. */
	name: string;
	/** The codes of its airports, the busiest first. */
	airports: readonly string[];
};

/** What a search goes from or to: 'LHR' is an airport; 'LON' and 'SHA*' are cities. */
export const placeCode = /^[A-Z]{3}\*?$/;

/** IATA's metropolitan areas with at least two airports of ours, by code. */
const metropolitanAreas: Record<string, [name: string, airports: string]> = {
	'BFS*': ['Belfast', 'BFS BHD'],
	BJS: ['Beijing', 'PEK PKX'],
	'BKK*': ['Bangkok', 'BKK DMK'],
	'BOM*': ['Mumbai', 'BOM NMI'],
	'BRU*': ['Brussels', 'BRU CRL'],
	BUE: ['Buenos Aires', 'EZE AEP'],
	CHI: ['Chicago', 'ORD MDW RFD'],
	'CTU*': ['Chengdu', 'TFU CTU'],
	'DFW*': ['Dallas', 'DFW DAL'],
	'DXB*': ['Dubai', 'DXB DWC'],
	'FRA*': ['Frankfurt', 'FRA HHN'],
	'GLA*': ['Glasgow', 'GLA PIK'],
	'HOU*': ['Houston', 'IAH HOU'],
	'IEV*': ['Kyiv', 'KBP IEV'],
	'IST*': ['Istanbul', 'IST SAW'],
	JKT: ['Jakarta', 'CGK HLP'],
	'JNB*': ['Johannesburg', 'JNB HLA'],
	'KUL*': ['Kuala Lumpur', 'KUL SZB'],
	LON: ['London', 'LHR LGW STN LTN LCY SEN'],
	'MEL*': ['Melbourne', 'MEL AVV'],
	'MEX*': ['Mexico City', 'MEX NLU TLC'],
	MIL: ['Milan', 'MXP BGY LIN'],
	MOW: ['Moscow', 'SVO DME VKO ZIA'],
	'NBO*': ['Nairobi', 'NBO WIL'],
	'NGO*': ['Nagoya', 'NGO NKM'],
	NYC: ['New York', 'JFK EWR LGA'],
	ORL: ['Orlando', 'MCO SFB'],
	OSA: ['Osaka', 'KIX ITM UKB'],
	'OSL*': ['Oslo', 'OSL TRF'],
	PAR: ['Paris', 'CDG ORY BVA'],
	QLA: ['Los Angeles', 'LAX SNA ONT BUR LGB'],
	QMI: ['Miami', 'MIA FLL PBI'],
	REK: ['Reykjavík', 'KEF RKV'],
	RIO: ['Rio de Janeiro', 'GIG SDU'],
	ROM: ['Rome', 'FCO CIA'],
	SAO: ['São Paulo', 'GRU CGH VCP'],
	SEL: ['Seoul', 'ICN GMP'],
	'SFO*': ['San Francisco', 'SFO SJC OAK'],
	'SHA*': ['Shanghai', 'PVG SHA'],
	SPK: ['Sapporo', 'CTS OKD'],
	STO: ['Stockholm', 'ARN BMA NYO VST'],
	TCI: ['Tenerife', 'TFS TFN'],
	'THR*': ['Tehran', 'IKA THR'],
	'TPE*': ['Taipei', 'TPE TSA'],
	TYO: ['Tokyo', 'HND NRT'],
	'VCE*': ['Venice', 'VCE TSF'],
	WAS: ['Washington', 'IAD DCA BWI'],
	'WAW*': ['Warsaw', 'WAW WMI'],
	YMQ: ['Montréal', 'YUL YHU'],
	YTO: ['Toronto', 'YYZ YTZ YHM'],
};

/** Every city with a code of its own, by that code. */
export const cities: ReadonlyMap<string, City> = new Map(
	Object.entries(metropolitanAreas).map(([code, [name, airports]]) => [
		code,
		{ code, name, airports: airports.split(' ') },
	]),
);

/**
 * How a city stands in a search field: 'London, all airports (LON)'; 'Shanghai, all airports (SHA*)', whose star people
 * may overlook, for the words say it.
 */
export function cityLabel({ name, code }: Pick<City, 'name' | 'code'>): string {
	return `${name}, all airports (${code})`;
}

/** The codes of the airports that a code stands for, known or not, the busiest first: those of a city, or the one. */
export function airportCodes(code: string): readonly string[] {
	return cities.get(code)?.airports ?? [code];
}

/**
 * The airports that a code stands for, the busiest first: those of a city, or the one. None where the code is unknown.
 */
export function airportsOf(code: string, airports: AirportLookup): Airport[] {
	return airportCodes(code)
		.map(airports)
		.filter((airport) => airport !== undefined);
}

/** Whether two codes stand for a common airport: 'LON' and 'LHR' do, for nobody flies from London to London. */
export function shareAirport(one: string, other: string): boolean {
	const others = new Set(airportCodes(other));
	return airportCodes(one).some((code) => others.has(code));
}
