import type { SeedTour } from './seed-tour.ts';

export const toursOfAfricaAndAsia: SeedTour[] = [
	{
		poster: 'kyoto',
		name: 'Kyoto on Foot',
		destination: 'Kyoto, Japan',
		places: ['kyoto', 'uji', 'nara'],
		price: 2490,
		discountPrice: 2190,
		duration: '7 days',
		rating: 49,
		featured: true,
		description:
			'A week in one city, most of it walked, from a machiya townhouse near the Kamo river. The famous gardens come early in the day or late, when they are quiet; the hours between go to tea, craft and lunch.',
		features: [
			'Six nights in a restored machiya',
			'English-speaking walking guide',
			'Tea ceremony in Uji',
			'Day trip to Nara',
			'Rail and bus card',
		],
		itinerary: [
			{
				title: 'Day 1: Arrival',
				text: 'Transfer from Kansai airport to the townhouse, then a first walk along the Kamo river and through Pontochō’s lantern-lit alley to supper.',
			},
			{
				title: 'Day 2: Fushimi Inari and Tōfuku-ji',
				text: 'Through the vermilion gates of Fushimi Inari before breakfast, up to the crossroads with the view of the city. Afterwards the moss-and-stone chequerboard garden of Tōfuku-ji.',
			},
			{
				title: 'Day 3: The eastern hills',
				text: 'Kiyomizu-dera’s wooden stage, the stepped lanes of Sannenzaka, and the Philosopher’s Path north to the Silver Pavilion.',
			},
			{
				title: 'Day 4: Uji',
				text: 'A short train ride to the town of tea: the Phoenix Hall of Byōdō-in, a tea ceremony, and matcha ground on a stone mill.',
			},
			{
				title: 'Day 5: Nara',
				text: 'The great bronze Buddha of Tōdai-ji under one of the largest wooden halls on earth, and the tame deer that wait outside for crackers.',
			},
			{
				title: 'Day 6: Arashiyama',
				text: 'Bamboo at first light, the pond garden of Tenryū-ji, and the river path to the hillside temple of Daihikaku. Farewell dinner in Gion.',
			},
			{
				title: 'Day 7: Nishiki and home',
				text: 'A last hour in Nishiki market for pickles and knives before the train to the airport.',
			},
		],
	},
	{
		poster: 'bali',
		name: 'Bali from Rice to Reef',
		destination: 'Bali, Indonesia',
		places: ['bali', 'ubud', 'mount-batur', 'amed'],
		price: 1390,
		discountPrice: null,
		duration: '8 days',
		rating: 46,
		featured: false,
		description:
			'Half the week inland among the terraces around Ubud and on a volcano’s rim, half on the quiet east coast at Amed. Small family hotels, short drives, and one early start.',
		features: [
			'Seven nights in family-run hotels',
			'Driver and car throughout',
			'Sunrise walk on Mount Batur',
			'Cooking class with market visit',
			'Snorkelling gear at Amed',
		],
		itinerary: [
			{
				title: 'Day 1: Ubud',
				text: 'Met at Denpasar airport and driven north to a hotel above the Wos valley. Free evening.',
			},
			{
				title: 'Day 2: Tegallalang and Gunung Kawi',
				text: 'Along the terraces with a farmer who explains how the village shares its water, then down to the royal shrines cut into the cliff at Gunung Kawi.',
			},
			{
				title: 'Day 3: Market and kitchen',
				text: 'Shopping at dawn for turmeric, galangal and chillies, and a class that ends with lunch. Kecak dance at dusk.',
			},
			{
				title: 'Day 4: Mount Batur',
				text: 'Up at three for the two-hour climb to the crater’s rim at 1,717 metres, sunrise over the lake, and an afternoon in the hot springs at Toya Bungkah.',
			},
			{
				title: 'Day 5: East to Amed',
				text: 'By way of the mother temple of Besakih and the water gardens of Tirta Gangga to the black-sand coves of Amed.',
			},
			{
				title: 'Day 6: Tulamben',
				text: 'Snorkel over the Liberty, a wartime freighter that lies a few strokes from the beach of Tulamben. Grilled mackerel on the sand at Amed in the evening.',
			},
			{
				title: 'Day 7: Amed',
				text: 'The day is yours: sail out at sunrise in a fisherman’s outrigger, swim over the coral of Jemeluk bay, or do nothing with Mount Agung behind you.',
			},
			{
				title: 'Day 8: Home',
				text: 'Coast road back to the airport, with a stop at the bat cave of Goa Lawah.',
			},
		],
	},
	{
		poster: 'maldives',
		name: 'Manta Season in Baa Atoll',
		destination: 'Maldives',
		places: ['maldives', 'dharavandhoo', 'hanifaru-bay'],
		price: 2880,
		discountPrice: 2640,
		duration: '6 days',
		rating: 48,
		featured: true,
		description:
			'From May the southwest monsoon drives plankton into Hanifaru Bay, and manta rays come to feed. You stay on a local island next to the reserve and snorkel there with its rangers; diving is not allowed, which keeps the water calm.',
		features: [
			'Five nights on Dharavandhoo, full board',
			'Domestic flights from Malé',
			'Two permits for Hanifaru Bay',
			'Marine biologist on each outing',
			'Mask, fins and sun vest',
		],
		itinerary: [
			{
				title: 'Day 1: Malé to Dharavandhoo',
				text: 'A 20-minute flight over the atolls. Try your gear on the house reef before dinner.',
			},
			{
				title: 'Day 2: Reef and briefing',
				text: 'Two reef snorkels with the biologist, who also explains how to meet a manta: stay at the surface, stay still, never touch.',
			},
			{
				title: 'Day 3: Hanifaru Bay',
				text: 'The boat waits for word from the rangers and goes when mantas are feeding. Each group has 45 minutes in the bay.',
			},
			{
				title: 'Day 4: Sandbank',
				text: 'A morning on a bank of white sand that the tide covers by evening, a turtle reef on the way back.',
			},
			{
				title: 'Day 5: Hanifaru Bay again',
				text: 'A second permit, because tide and plankton decide. Afternoon in the village: boatyard, mosque, short eats and tea.',
			},
			{
				title: 'Day 6: Home',
				text: 'Flight to Malé in time for long-haul departures.',
			},
		],
	},
	{
		poster: 'petra',
		name: 'Petra, Wadi Rum and the Dead Sea',
		destination: 'Petra, Jordan',
		places: ['petra', 'wadi-rum', 'dead-sea', 'amman'],
		price: 1890,
		discountPrice: 1720,
		duration: '6 days',
		rating: 47,
		featured: true,
		description:
			'Two full days in the Nabataean city, one of them entered from the back, then a night under the sandstone walls of Wadi Rum. Walks begin at first light and pause at noon: summer here is hot.',
		features: [
			'Five nights, one in a desert camp',
			'Two-day ticket for Petra',
			'Bedouin guides',
			'Jeep in Wadi Rum',
			'Swim in the Dead Sea',
		],
		itinerary: [
			{
				title: 'Day 1: Amman and Madaba',
				text: 'Arrive in Amman. On the road south, the sixth-century mosaic map of the Holy Land in Madaba’s church.',
			},
			{
				title: 'Day 2: Petra by the Siq',
				text: 'Down the gorge before seven to the Treasury, on to the theatre and the Royal Tombs, and up to the High Place of Sacrifice.',
			},
			{
				title: 'Day 3: Petra by the back door',
				text: 'From Little Petra across the plateau to the Monastery, and down its 800 steps while others climb them.',
			},
			{
				title: 'Day 4: Wadi Rum',
				text: 'Jeeps between the cliffs, Thamudic drawings in Khazali canyon, dinner baked in the sand, stars.',
			},
			{
				title: 'Day 5: The Dead Sea',
				text: 'The lowest shore on earth, more than 430 metres below the ocean. Float, wash off the mud, watch the sun go down over the far bank.',
			},
			{ title: 'Day 6: Home', text: 'An hour’s drive to Amman’s airport.' },
		],
	},
	{
		poster: 'serengeti',
		name: 'Serengeti and Ngorongoro Safari',
		destination: 'Serengeti, Tanzania',
		places: ['serengeti', 'ngorongoro', 'tarangire', 'arusha'],
		price: 3890,
		discountPrice: null,
		duration: '8 days',
		rating: 50,
		featured: true,
		description:
			'Three parks by road, with no more than six people to a car and a window for each. The camp in the Serengeti moves with the herds, west in June and north to the Mara river from July.',
		features: [
			'Seven nights in lodges and a mobile camp',
			'Four-wheel drive, six seats',
			'Park and crater fees',
			'All meals on safari',
			'Swahili-speaking naturalist guide',
		],
		itinerary: [
			{
				title: 'Day 1: Arusha',
				text: 'From Kilimanjaro airport to a coffee farm below Mount Meru.',
			},
			{
				title: 'Day 2: Tarangire',
				text: 'Baobabs, and elephants along the river that gives the park its name, in greater numbers as the land around dries out.',
			},
			{
				title: 'Day 3: Over the highlands',
				text: 'Up the Rift wall and past the crater’s rim to Olduvai Gorge, where the Leakeys dug, and down to the plains.',
			},
			{
				title: 'Day 4: Seronera',
				text: 'Out at dawn along the river where leopards sleep in the sausage trees, and again in the late light. Lunch in the shade, engine off.',
			},
			{
				title: 'Day 5: With the herds',
				text: 'The whole day to wherever the wildebeest stand: towards the western corridor in May and June, to the banks of the Mara in July and August.',
			},
			{
				title: 'Day 6: Moru Kopjes',
				text: 'A last drive at first light, then south past the granite islands on which Maasai warriors painted their shields, and back up to a lodge on the crater’s rim.',
			},
			{
				title: 'Day 7: Ngorongoro Crater',
				text: 'Down 600 metres into the caldera at opening time: lion, buffalo, flamingos and, with luck, one of its black rhinos.',
			},
			{
				title: 'Day 8: Home',
				text: 'A morning walk above Lake Manyara, lunch in Arusha, evening flights.',
			},
		],
	},
	{
		poster: 'marrakesh',
		name: 'Marrakesh, the Atlas and the Sea',
		destination: 'Marrakesh, Morocco',
		places: ['marrakesh', 'imlil', 'essaouira'],
		price: 1180,
		discountPrice: null,
		duration: '7 days',
		rating: 45,
		featured: false,
		description:
			'Three nights inside the medina, two in a Berber village at 1,740 metres, and one on the Atlantic, where the trade wind keeps the summer mild.',
		features: [
			'Six nights in riads and a mountain lodge',
			'Local guides in city and mountains',
			'Mule to carry bags in the Atlas',
			'Lunch with a village family',
			'All transfers',
		],
		itinerary: [
			{
				title: 'Day 1: The medina',
				text: 'A porter with a handcart leads the way to the riad. Mint tea, then Jemaa el-Fnaa as the grills are lit.',
			},
			{
				title: 'Day 2: Palaces and souks',
				text: 'The Bahia palace, the Saadian tombs and the carved courtyard of the Ben Youssef madrasa; an afternoon with dyers, lantern makers and slipper stitchers.',
			},
			{
				title: 'Day 3: Imlil',
				text: 'Up by road to Imlil, at the foot of Toubkal, the highest summit of North Africa. An afternoon’s walk through walnut groves to the waterfall.',
			},
			{
				title: 'Day 4: Aroumd',
				text: 'On foot along the mule path to the village of Aroumd and on up the valley, lunch on a family’s roof, back to Imlil by evening.',
			},
			{
				title: 'Day 5: Essaouira',
				text: 'Down through argan country to the walled port. Sardines off the boats, ramparts at sunset.',
			},
			{
				title: 'Day 6: Back to Marrakesh',
				text: 'A free morning on the beach, then the garden that Jacques Majorelle painted blue.',
			},
			{ title: 'Day 7: Home', text: 'Fifteen minutes to Ménara airport.' },
		],
	},
	{
		poster: 'cape-town',
		name: 'A Long Weekend in Cape Town',
		destination: 'Cape Town, South Africa',
		places: ['cape-town', 'cape-of-good-hope', 'stellenbosch'],
		price: 690,
		discountPrice: null,
		duration: '3 days',
		rating: 44,
		featured: false,
		description:
			'Mountain, cape and vineyards in three days, in the green season, when flights are cheap and tables are free. The order of the days follows the weather.',
		features: [
			'Two nights in Gardens, below the mountain',
			'Cable car ticket',
			'Small-group peninsula tour',
			'Tasting at two estates',
			'Airport transfers',
		],
		itinerary: [
			{
				title: 'Day 1: The mountain',
				text: 'Up Table Mountain by cable car or, when the wind stops it, Lion’s Head on foot. The pastel streets of Bo-Kaap and a Cape Malay supper.',
			},
			{
				title: 'Day 2: The peninsula',
				text: 'Chapman’s Peak Drive to the Cape of Good Hope, and back along False Bay by way of the penguins at Boulders Beach.',
			},
			{
				title: 'Day 3: Stellenbosch',
				text: 'Oak-lined streets, Cape Dutch gables, a chenin and a pinotage where they are grown, and the airport by evening.',
			},
		],
	},
];
