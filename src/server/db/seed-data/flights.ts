import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import type { PosterSlug } from '#src/domain/pictures/poster.ts';

/** A deal to plant: its dates count from the day of planting. Round trips unless `nights` is null. */
export type SeedFlight = Pick<FlightDeal, 'origin' | 'destination' | 'featured' | 'description'> & {
	poster: PosterSlug;
	daysAhead: number;
	nights: number | null;
};

export const seedFlights: SeedFlight[] = [
	{
		poster: 'london',
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		daysAhead: 38,
		nights: 7,
		featured: true,
		description:
			'From Heathrow the fast train is at Paddington 15 minutes after it leaves the airport. The British Museum, the National Gallery and Tate Modern ask nothing for their permanent collections.',
	},
	{
		poster: 'paris',
		origin: 'New York (JFK)',
		destination: 'Paris (CDG)',
		daysAhead: 52,
		nights: 6,
		featured: true,
		description:
			'The RER B runs from the terminal to the Gare du Nord and the Luxembourg Gardens, without a change. Stay over a Thursday, when the Musée d’Orsay keeps its Monets lit until a quarter to ten.',
	},
	{
		poster: 'tokyo',
		origin: 'Los Angeles (LAX)',
		destination: 'Tokyo (HND)',
		daysAhead: 66,
		nights: 10,
		featured: true,
		description:
			'Haneda is the airport inside the city: the monorail reaches the Yamanote line in under 20 minutes. Ten nights leave time for Sensō-ji in Asakusa and a morning in Tsukiji’s outer market. A day is left for the cedar woods of Nikkō.',
	},
	{
		poster: 'reykjavik',
		origin: 'San Francisco (SFO)',
		destination: 'Reykjavík (KEF)',
		daysAhead: 45,
		nights: 5,
		featured: true,
		description:
			'Keflavík stands on the lava of the Reykjanes peninsula. The Blue Lagoon is 20 minutes away, and the capital 45. Þingvellir, Geysir and Gullfoss make one day’s loop by car.',
	},
	{
		poster: 'rio',
		origin: 'Miami (MIA)',
		destination: 'Rio de Janeiro (GIG)',
		daysAhead: 74,
		nights: 8,
		featured: false,
		description:
			'Guanabara Bay lies under the way in. The cog railway to Christ the Redeemer climbs through the Tijuca forest. Cable cars have gone up the Sugarloaf since 1912.',
	},
	{
		poster: 'lisbon',
		origin: 'Boston (BOS)',
		destination: 'Lisbon (LIS)',
		daysAhead: 31,
		nights: 6,
		featured: true,
		description:
			'The shortest way from New England to the continent, into an airport on the city’s own metro. Ride tram 28 through the Alfama, and eat a custard tart in Belém. The palaces of Sintra are 40 minutes from Rossio by train.',
	},
	{
		poster: 'rome',
		origin: 'Chicago (ORD)',
		destination: 'Rome (FCO)',
		daysAhead: 59,
		nights: 8,
		featured: true,
		description:
			'The Leonardo Express takes 32 minutes from Fiumicino to Termini. Eight nights are enough for the Forum, the Vatican Museums and the Pantheon, whose concrete dome has stood since Hadrian. A day is left for the ruins of Ostia.',
	},
	{
		poster: 'honolulu',
		origin: 'Seattle (SEA)',
		destination: 'Honolulu (HNL)',
		daysAhead: 24,
		nights: null,
		featured: true,
		description:
			'One way, so that you can go home from another island. Waikīkī is nine miles from the airport. The path up Diamond Head climbs less than a mile to the crater’s rim.',
	},
	{
		poster: 'marrakesh',
		origin: 'New York (JFK)',
		destination: 'Marrakesh (RAK)',
		daysAhead: 81,
		nights: 7,
		featured: false,
		description:
			'Ménara airport is a quarter of an hour from the medina’s gates. At dusk the food stalls of Jemaa el-Fnaa light their grills. On a clear morning the High Atlas stands behind the rooftops.',
	},
	{
		poster: 'bali',
		origin: 'Los Angeles (LAX)',
		destination: 'Denpasar (DPS)',
		daysAhead: 95,
		nights: 12,
		featured: true,
		description:
			'The temple of Uluwatu, on its cliff above the surf, is less than an hour south of the airport. The rice terraces around Ubud are an hour and a half north.',
	},
	{
		poster: 'mexico-city',
		origin: 'Dallas (DFW)',
		destination: 'Mexico City (MEX)',
		daysAhead: 28,
		nights: null,
		featured: false,
		description:
			'A short one-way flight to a capital at 2,240 meters: take the first day slowly. The Museum of Anthropology needs a morning, Frida Kahlo’s blue house in Coyoacán a ticket bought ahead.',
	},
	{
		poster: 'cape-town',
		origin: 'Washington (IAD)',
		destination: 'Cape Town (CPT)',
		daysAhead: 88,
		nights: 11,
		featured: false,
		description:
			'Table Mountain’s cable car turns slowly on its way up. The penguins of Boulders Beach are 40 minutes down the peninsula, and Stellenbosch’s vineyards begin an hour inland.',
	},
];
