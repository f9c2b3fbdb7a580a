import type { Destination } from '#src/contract/catalog/catalog.ts';
import type { PosterSlug } from '#src/domain/pictures/poster.ts';

export type SeedDestination = Omit<Destination, 'id' | 'image' | 'place'> & {
	poster: PosterSlug;
	place?: string;
};

/** A tour belongs to a destination when its own destination contains the part of this name before the comma. */
export const seedDestinations: SeedDestination[] = [
	{
		poster: 'kyoto',
		name: 'Kyoto, Japan',
		place: 'kyoto',
		region: 'Asia',
		startingPrice: 2190,
		featured: true,
		description:
			'Kyoto was Japan’s capital for more than a thousand years. Its temples lie along the foot of the hills, its wooden townhouses in the lanes between. Walk Fushimi Inari’s tunnel of vermilion gates before eight, when it is still a shrine and not yet a queue.',
	},
	{
		poster: 'santorini',
		name: 'Santorini, Greece',
		place: 'santorini',
		region: 'Europe',
		startingPrice: 1480,
		featured: true,
		description:
			'The island is the rim of a volcano that the sea broke into. White villages hang along the cliff from Fira to Oia. At Akrotiri you walk through a town that the eruption buried in the Bronze Age.',
	},
	{
		poster: 'machu-picchu',
		name: 'Machu Picchu, Peru',
		place: 'machu-picchu',
		region: 'South America',
		startingPrice: 2090,
		featured: true,
		description:
			'An Inca estate at 2,430 meters, on a ridge above the Urubamba, between Cusco’s high plain and the cloud forest. No road comes here. A train follows the river to Aguas Calientes, and the last climb is by bus or on foot.',
	},
	{
		poster: 'serengeti',
		name: 'Serengeti, Tanzania',
		place: 'serengeti',
		region: 'Africa',
		startingPrice: 3890,
		featured: true,
		description:
			'Grassland to the horizon, broken by granite outcrops on which lions sleep. Wildebeest and zebra circle through it all year, after the rain. In which corner they are depends on the month you come.',
	},
	{
		poster: 'banff',
		name: 'Banff, Canada',
		place: 'banff',
		region: 'North America',
		startingPrice: 1790,
		featured: true,
		description:
			'Canada’s first national park, in the Rockies of Alberta. From June, when the ice has gone, glacier flour colors Lake Louise and Moraine Lake their improbable blue. The Icefields Parkway leads north to Jasper, past glacier after glacier.',
	},
	{
		poster: 'petra',
		name: 'Petra, Jordan',
		place: 'petra',
		region: 'Middle East',
		startingPrice: 1720,
		featured: true,
		description:
			'The Nabataeans cut their capital into rose-colored sandstone and hid it behind a gorge more than a kilometer long. Beyond the Treasury, where most visitors turn round, the city goes on for miles. There are a theater, royal tombs, and 800 steps up to the Monastery.',
	},
	{
		poster: 'reykjavik',
		name: 'Reykjavík, Iceland',
		place: 'reykjavik',
		region: 'Europe',
		startingPrice: 2150,
		featured: false,
		description:
			'The northernmost capital of a sovereign state heats its houses and its outdoor pools with water from the ground. It is a small town with a big harbor. Every road to waterfalls, glaciers and black beaches begins here.',
	},
	{
		poster: 'marrakesh',
		name: 'Marrakesh, Morocco',
		place: 'marrakesh',
		region: 'Africa',
		startingPrice: 1180,
		featured: true,
		description:
			'A red-walled city on the plain below the High Atlas. Inside the medina the streets belong to walkers, mopeds and mules. Behind plain doors lie courtyards with orange trees, and each trade still keeps to its own souk.',
	},
	{
		poster: 'bali',
		name: 'Bali, Indonesia',
		place: 'bali',
		region: 'Asia',
		startingPrice: 1390,
		featured: true,
		description:
			'Hindu temples, and rice terraces watered by a village system more than a thousand years old. Two volcanoes stand in sight of the beach. The dry months run from April to October.',
	},
	{
		poster: 'patagonia',
		name: 'Patagonia, Chile and Argentina',
		place: 'patagonia',
		region: 'South America',
		startingPrice: 3380,
		featured: false,
		description:
			'The south of the continent, where the Andes come down to steppe and icebergs. The granite towers of Paine and the blue front of Perito Moreno are half a day apart, across a border.',
	},
	{
		poster: 'cape-town',
		name: 'Cape Town, South Africa',
		place: 'cape-town',
		region: 'Africa',
		startingPrice: 690,
		featured: false,
		description:
			'A harbor city wrapped around a flat-topped mountain, with two oceans’ weather. The Cape of Good Hope, the penguins of Boulders Beach and the cellars of Stellenbosch are each a day’s outing.',
	},
	{
		poster: 'maldives',
		name: 'Maldives',
		place: 'maldives',
		region: 'Asia',
		startingPrice: 2640,
		featured: false,
		description:
			'Twenty-six atolls in a line across the equator, and hardly a spot more than two meters above the sea. The life is under water. House reefs begin a few strokes from the sand. Manta rays gather in Baa Atoll while the southwest monsoon blows.',
	},
];
