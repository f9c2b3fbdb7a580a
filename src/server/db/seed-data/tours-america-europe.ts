import type { SeedTour } from './seed-tour.ts';

export const toursOfAmericaAndEurope: SeedTour[] = [
	{
		poster: 'machu-picchu',
		name: 'Sacred Valley to Machu Picchu',
		destination: 'Machu Picchu, Peru',
		places: ['machu-picchu', 'cusco', 'ollantaytambo', 'urubamba'],
		price: 2340,
		discountPrice: 2090,
		duration: '7 days',
		rating: 48,
		featured: true,
		description:
			'In the dry season, and in the right order: first the Sacred Valley, which is 500 metres lower than Cusco, then the citadel, and the high city last, when lungs have learned.',
		features: [
			'Six nights in small hotels',
			'Entrance to Machu Picchu and the Sun Gate path',
			'Return train from Ollantaytambo',
			'Quechua-speaking guide',
			'Oxygen in every vehicle',
		],
		itinerary: [
			{
				title: 'Day 1: Down to the valley',
				text: 'Met at Cusco’s airport and driven straight down to Urubamba. Coca tea and an early night.',
			},
			{
				title: 'Day 2: Pisac',
				text: 'Terraces and a sun temple on the ridge above the market town, empanadas from its clay oven below.',
			},
			{
				title: 'Day 3: Moray and Maras',
				text: 'The sunken rings in which the Inca may have tried their crops, and the thousands of salt pans that families still rake by hand.',
			},
			{
				title: 'Day 4: By train to Aguas Calientes',
				text: 'The fortress of Ollantaytambo in the morning; after lunch the train follows the Urubamba into the cloud forest.',
			},
			{
				title: 'Day 5: Machu Picchu',
				text: 'First bus up, two hours with the guide, then on your own to the Sun Gate, through which the Inca Trail arrives. Evening train back.',
			},
			{
				title: 'Day 6: Cusco',
				text: 'Qorikancha, once sheeted in gold, the zigzag walls of Sacsayhuamán, and the weavers of San Blas.',
			},
			{ title: 'Day 7: Home', text: 'Free until the flight to Lima.' },
		],
	},
	{
		poster: 'patagonia',
		name: 'Pumas and Glaciers of Patagonia',
		destination: 'Patagonia, Chile and Argentina',
		places: ['patagonia', 'torres-del-paine', 'puerto-natales', 'el-calafate'],
		price: 3280,
		discountPrice: 2980,
		duration: '8 days',
		rating: 49,
		featured: false,
		description:
			'The southern winter empties the trails and brings the pumas of Torres del Paine down to the road. Low sun all day, snow on the towers, and ice on both sides of the border.',
		features: [
			'Seven nights in heated lodges',
			'Two days with a puma tracker',
			'Walkways of Perito Moreno',
			'All transfers and the border crossing',
			'Crampons and winter boots on loan',
		],
		itinerary: [
			{
				title: 'Day 1: Puerto Natales',
				text: 'From Punta Arenas across the steppe, three hours with guanacos and rheas at the roadside.',
			},
			{
				title: 'Day 2: Torres del Paine',
				text: 'The Salto Grande waterfall, Lake Pehoé and the Horns of Paine reflected in it when the wind allows.',
			},
			{
				title: 'Day 3: With the tracker',
				text: 'Out before sunrise on the eastern edge of the park, where fresh prints in the snow say who hunted. Sightings are likely, never promised.',
			},
			{
				title: 'Day 4: A second dawn',
				text: 'Back to where the trail was lost: guanacos on the ridges give the alarm. Soup by the stove at noon, condors over Laguna Amarga in the last light.',
			},
			{
				title: 'Day 5: Grey',
				text: 'A walk through the beech wood to the beach of Lake Grey and its stranded icebergs.',
			},
			{
				title: 'Day 6: To El Calafate',
				text: 'Over the Río Don Guillermo pass into Argentina. Lamb from the fire in the evening.',
			},
			{
				title: 'Day 7: Perito Moreno',
				text: 'A front of blue ice 5 kilometres wide. Stand on the walkways and wait: it calves in winter too.',
			},
			{ title: 'Day 8: Home', text: 'Flight from El Calafate to Buenos Aires.' },
		],
	},
	{
		poster: 'banff',
		name: 'Banff and the Icefields Parkway',
		destination: 'Banff, Canada',
		places: ['banff', 'lake-louise', 'jasper', 'calgary'],
		price: 1790,
		discountPrice: null,
		duration: '6 days',
		rating: 47,
		featured: true,
		description:
			'From Calgary into the Rockies and 232 kilometres north along the Icefields Parkway to Jasper, with a walk of two to four hours each day and a place in the shuttle to the lakes where cars may not go.',
		features: [
			'Five nights in Banff, Lake Louise and Jasper',
			'Park pass and shuttle seats',
			'Walk on the Athabasca Glacier',
			'Guide trained in bear safety',
			'Pick-up in Calgary',
		],
		itinerary: [
			{
				title: 'Day 1: Banff',
				text: 'An hour and a half from Calgary. Up Sulphur Mountain by gondola, down on foot for those who like.',
			},
			{
				title: 'Day 2: Johnston Canyon and the Bow Valley',
				text: 'Catwalks along the canyon wall to the Lower and Upper Falls, elk in the valley at dusk, a soak in the Upper Hot Springs.',
			},
			{
				title: 'Day 3: Lake Louise and Moraine Lake',
				text: 'By shuttle to the lakes. In May, before Moraine Lake’s road opens, the day goes to Lake Louise and over the pass to Yoho’s Natural Bridge.',
			},
			{
				title: 'Day 4: The Icefields Parkway',
				text: 'Bow Lake, Peyto Lake from its lookout, and a guided walk on the ice of the Athabasca Glacier. Night in Jasper.',
			},
			{
				title: 'Day 5: Jasper',
				text: 'Maligne Canyon in the morning, Athabasca Falls on the way south to Lake Louise.',
			},
			{ title: 'Day 6: Home', text: 'Back to Calgary by noon.' },
		],
	},
	{
		poster: 'santorini',
		name: 'Santorini beyond the Sunset',
		destination: 'Santorini, Greece',
		places: ['santorini', 'pyrgos', 'akrotiri', 'oia'],
		price: 1640,
		discountPrice: 1480,
		duration: '5 days',
		rating: 46,
		featured: true,
		description:
			'Based in Pyrgos, the old inland capital, away from the cruise crowds on the cliff. The volcano is the guide’s subject: what it buried, what it left, and the wine that grows in its ash.',
		features: [
			'Four nights in Pyrgos',
			'Guided visit of Akrotiri',
			'Boat to the volcano’s crater',
			'Tasting of Assyrtiko at a family winery',
			'Airport or ferry transfers',
		],
		itinerary: [
			{
				title: 'Day 1: Pyrgos',
				text: 'Up through the ring of houses to the castle for the view of the whole island, and supper on the square.',
			},
			{
				title: 'Day 2: Akrotiri and the south',
				text: 'The Bronze Age town with its three-storey houses and paved streets, kept by ash. A swim at Vlychada under cliffs that the wind has carved.',
			},
			{
				title: 'Day 3: The rim',
				text: 'Ten kilometres on foot from Fira along the caldera’s edge to Oia, early, before the heat. Down the steps to Ammoudi for grilled octopus.',
			},
			{
				title: 'Day 4: The crater',
				text: 'By wooden boat to Nea Kameni, still warm underfoot, and to the hot springs. In the evening, vines woven into baskets and the wine that comes of them.',
			},
			{ title: 'Day 5: Home', text: 'A last coffee in Pyrgos; transfer to airport or port.' },
		],
	},
	{
		poster: 'reykjavik',
		name: 'Iceland’s South Coast',
		destination: 'Reykjavík, Iceland',
		places: ['reykjavik', 'vik', 'skaftafell', 'jokulsarlon'],
		price: 2150,
		discountPrice: null,
		duration: '6 days',
		rating: 47,
		featured: false,
		description:
			'Along the Ring Road from Reykjavík to the icebergs of Jökulsárlón and back, in the weeks when it hardly gets dark. Some days have five hours at the wheel; you are not the one driving.',
		features: [
			'Five nights, two in Reykjavík',
			'Minibus with driver-guide',
			'Glacier walk at Skaftafell with crampons',
			'Boat on Jökulsárlón',
			'Towel and ticket for a geothermal pool',
		],
		itinerary: [
			{
				title: 'Day 1: Reykjavík',
				text: 'From Keflavík to the capital: Hallgrímskirkja’s tower, the harbour, and a neighbourhood pool where the city talks.',
			},
			{
				title: 'Day 2: The Golden Circle',
				text: 'Þingvellir, where the continents part and the parliament met; Strokkur, which erupts every few minutes; and the two steps of Gullfoss.',
			},
			{
				title: 'Day 3: Waterfalls and black sand',
				text: 'Behind the curtain of Seljalandsfoss, under Skógafoss, and to the basalt columns of Reynisfjara. Puffins nest on the cliffs near Vík until August.',
			},
			{
				title: 'Day 4: Ice',
				text: 'Across the lava of Eldhraun to Skaftafell for a walk on a tongue of Vatnajökull, then among the icebergs of Jökulsárlón by boat.',
			},
			{
				title: 'Day 5: Back west',
				text: 'The Fjaðrárgljúfur canyon, soup at a farm, and the long light on Eyjafjallajökull.',
			},
			{
				title: 'Day 6: Home',
				text: 'A swim in warm water on the Reykjanes peninsula, 20 minutes from the airport.',
			},
		],
	},
];
