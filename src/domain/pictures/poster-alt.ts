import { pictureName } from './poster.ts';
import type { PictureName } from './poster.ts';

/** What each picture shows, in words; a file of its own so that only pages that need the words carry them. */
const words: Record<PictureName, string> = {
	london: 'the clock tower of Westminster and a red bus on the bridge over the Thames at dawn',
	paris: 'the Eiffel Tower at sunrise above zinc rooftops, a cat on the balcony railing',
	tokyo: 'Mount Fuji before a red sun, the city, a five-story pagoda and cherry blossom',
	reykjavik:
		'Hallgrímskirkja and the colorful roofs of the town under the midnight sun, lupins in flower',
	rio: 'Sugarloaf Mountain and its cable car, Christ the Redeemer far off, palms and the wave-patterned promenade',
	lisbon: 'a yellow tram climbing a street of tiled houses, the Tagus and the red bridge behind it',
	rome: 'the Colosseum at dusk between umbrella pines, a scooter passing by',
	honolulu: 'Diamond Head above the sea, an outrigger canoe, a surfer and palms',
	marrakesh: 'the Koutoubia minaret and the snowy Atlas seen through a tiled horseshoe arch',
	bali: 'a many-roofed temple on a lake, a volcano in the mist and rice terraces',
	'mexico-city': 'the domed Palace of Fine Arts between jacarandas, Popocatépetl smoking behind it',
	'cape-town': 'Table Mountain under its cloth of cloud, the harbor clock tower and proteas',
	journey: 'an airplane climbing over a sea of clouds at sunrise',
	santorini: 'white houses and blue domes above the caldera at sunset',
	kyoto: 'a path through vermilion torii gates between young green maples and azaleas in flower',
	patagonia: 'the granite towers of Fitz Roy at sunrise above a glacial lake',
	'machu-picchu': 'the terraces of Machu Picchu below Huayna Picchu, a llama looking on',
	serengeti: 'elephants and giraffes under an acacia before a huge setting sun',
	banff: 'a red canoe on a turquoise lake below the peaks of the Rockies',
	petra: 'the Treasury of Petra glowing at the end of a dark gorge',
	maldives: 'huts on stilts along a curved jetty over a turquoise lagoon',
	'departure-board':
		'travelers under the board of a great departure hall, a plane climbing past the arched glass at sunrise',
	'window-seat':
		'a wing over evening clouds and snowy peaks, seen from the window of a plane; coffee and a book on the tray',
	suitcase:
		'one small open suitcase on a rug, packed with rolled clothes, a book and a camera, a straw hat on its corner',
	passport:
		'a passport, a boarding pass and a page of stamps on a table, a liner leaving the harbor in the window',
	'lantern-alley':
		'someone under a red umbrella in an alley of small restaurants, paper lanterns mirrored on the wet ground',
	'family-beach':
		'a father and two children with a kite on a wide beach at low tide, a lighthouse far off',
	'map-table':
		'a map on a table in the morning sun, its route drawn in red pencil, a compass and a cup of coffee beside it',
	'kyoto-maples': 'a path through vermilion torii gates under red maples',
	'reykjavik-winter':
		'northern lights over Hallgrímskirkja and the snowy, colorful roofs of the town',
	'rome-winter': 'a great flock of starlings over the Colosseum on a clear winter evening',
	'lisbon-jacarandas':
		'a yellow tram between tiled houses hung with paper flags, jacarandas in flower above',
	'rio-ipe': 'Sugarloaf and its cable car behind an ipê tree in pink flower',
	'honolulu-winter':
		'a rainbow over a green Diamond Head, an outrigger canoe, and the tail of a humpback whale',
	'bali-rains': 'clouds and warm rain over the temple on the lake and the terraces of rice',
	'cape-town-winter': 'clouds over Table Mountain and the old harbor, arum lilies in front',
	'london-winter':
		'the clock tower of Westminster and a red bus on the bridge between bare boughs, light behind the windows and the first snow',
	'paris-winter': 'the Eiffel Tower above snowy zinc rooftops, a cat and small firs on the balcony',
	'mexico-city-green':
		'the domed Palace of Fine Arts between green trees, Popocatépetl smoking behind it',
	'marrakesh-summer':
		'the Koutoubia minaret and the bare Atlas seen through a tiled horseshoe arch on a hot evening',
	'hero-coast': 'a hillside town by the Mediterranean at sunrise',
	'hero-peaks': 'mountain towers in the first light above a lake with a lone canoe',
	'hero-city': 'the skyline of New York and the Brooklyn Bridge at dusk',
	'hero-lagoon': 'a sailing canoe on a lagoon below a green volcano in the evening',
	'wide-bali':
		'terraces of rice at sunrise below a volcano, two thatched barns and a farmer with baskets',
	'wide-banff':
		'a road winding past a turquoise lake towards a glacier between snowy peaks, a coach with a canoe on its roof and an elk',
	'wide-cape-town':
		'Table Mountain across the bay at sunrise, a kite surfer on the water and proteas above the beach',
	'wide-kyoto':
		'a pagoda and old wooden houses by the Kamo river under a full moon, lanterns along the platforms above the water',
	'wide-machu-picchu':
		'Machu Picchu and its terraces above a sea of clouds at daybreak, snowy peaks to both sides',
	'wide-maldives':
		'manta rays and a snorkeler below the surface of a bay, a boat and an island of palms above it',
	'wide-marrakesh':
		'the lit stalls of Jemaa el-Fnaa after sunset, the Koutoubia minaret and the snowy Atlas behind them',
	'wide-patagonia': 'a puma on a snowy ridge above a lake, the Horns of Paine mirrored in it',
	'wide-petra':
		'the Monastery of Petra late in the day, a camel and its leader crossing the plateau before it',
	'wide-reykjavik':
		'a boat among the icebergs of Jökulsárlón under the midnight sun, a glacier behind them',
	'wide-santorini':
		'a white town with blue domes along the rim of the caldera, a wooden boat below the cliff',
	'wide-serengeti':
		'lions on a granite kopje at sunrise, herds of wildebeest and a safari car on the plain',
	'spot-andean-train': 'a blue train beside a river between green mountains',
	'spot-atoll-flight': 'a small propeller plane above the rings of coral atolls',
	'spot-bamboo': 'two people on a path through tall bamboo at first light',
	'spot-baobab': 'elephants on the bank of a river beside a huge baobab',
	'spot-basket-vines':
		'vines woven into baskets on the ground, a bottle and a glass of white wine on the wall',
	'spot-blue-garden':
		'the blue house of Majorelle’s garden between palms and cactuses, yellow pots before it',
	'spot-boatyard': 'a wooden boat being built on trestles under palms',
	'spot-cable-car': 'a round cable car on its way up Table Mountain',
	'spot-canyon-falls': 'a waterfall in a canyon, someone on a walkway along the rock',
	'spot-cape-dutch-house': 'a white house with a curved gable and rows of vines before it',
	'spot-clay-oven': 'empanadas on a wooden board before the fire of a clay oven',
	'spot-coffee-farm': 'a branch of red coffee cherries, a cup of coffee and a mountain behind',
	'spot-condor': 'a condor over a lagoon in the last light, snowy peaks behind',
	'spot-courtyard': 'a courtyard of carved plaster and tiles, orange trees beside its basin',
	'spot-crater-dawn': 'three walkers on the rim of a volcano as the sun rises behind another',
	'spot-dead-sea':
		'someone who floats on the Dead Sea reading a newspaper, the sun low over the far bank',
	'spot-deer': 'a spotted deer on the lawn before the great hall of Nara',
	'spot-desert-camp':
		'two people by a fire before a lit Bedouin tent, cliffs and the Milky Way behind them',
	'spot-donkey-steps': 'a donkey on the white steps down to the sea, a blue dome beside them',
	'spot-elk': 'an elk with wide antlers in a mountain valley at dusk',
	'spot-fishing-boats': 'blue fishing boats under the ramparts of Essaouira in the evening',
	'spot-flamingos': 'flamingos in the shallow lake of a crater, its rim behind them',
	'spot-geyser': 'a geyser bursting out of the ground, three people watching',
	'spot-glacier-front':
		'a tower of ice falling from the front of a glacier, three people on the walkway before it',
	'spot-glacier-walk': 'three walkers on one rope among the blue crevasses of a glacier',
	'spot-gondola': 'a red gondola above firs, snowy peaks across the valley',
	'spot-guanaco': 'guanacos in the dry grass of the steppe, snowy mountains far behind',
	'spot-hill-village': 'white houses in rings up a hill, a castle on its top',
	'spot-hot-pool': 'two people in a steaming blue pool among black lava',
	'spot-inari-fox': 'a stone fox with a red bib beside vermilion gates',
	'spot-leopard': 'a leopard asleep on the branch of a tree',
	'spot-llama': 'a llama with a woven blanket on the terraces of Machu Picchu',
	'spot-machiya':
		'the front of a wooden townhouse, an indigo curtain in its door and a red lantern',
	'spot-manta': 'a manta ray below somebody who snorkels',
	'spot-mint-tea':
		'a silver teapot and two glasses of mint tea on a brass tray, the Atlas in the window',
	'spot-mosaic-map': 'an old mosaic map with a walled town, a river, palms and two ships on a sea',
	'spot-mule-path':
		'a mule with bags and its driver on a path below a village of clay houses in the Atlas',
	'spot-outrigger':
		'an outrigger under a red and white sail at sunrise, a volcano behind the coast',
	'spot-painted-jars': 'painted Bronze Age jars before the stone wall of a house',
	'spot-pastel-street': 'houses in pink, mint, yellow and lilac, a bicycle leaning before them',
	'spot-penguins': 'three penguins on a beach between granite boulders',
	'spot-puma-tracks': 'the prints of a puma in the snow, leading to the ridge on which it walks',
	'spot-red-canoe': 'a red canoe on a turquoise lake at the foot of snowy peaks',
	'spot-reef': 'striped fish over a coral reef, light falling through the water',
	'spot-rice-terraces': 'a farmer with two baskets on terraces of rice, a volcano behind',
	'spot-ring-terraces': 'the sunken ring terraces of Moray, snowy mountains beyond',
	'spot-safari-camp': 'a tent and two chairs under an acacia in the evening, a lamp lit',
	'spot-sandbank': 'a parasol on a white sandbank, a boat at anchor in the lagoon',
	'spot-siq': 'two walkers at the end of a dark gorge, the Treasury of Petra bright before them',
	'spot-spice-mortar':
		'a stone mortar of spice paste on a banana leaf, with chillies, turmeric, limes and garlic',
	'spot-stepped-lane':
		'a lady under a paper umbrella on the steps of a lane of wooden houses, a pagoda at its end',
	'spot-stranded-iceberg':
		'a blue iceberg aground on a dark beach, someone in a red jacket beside it',
	'spot-tea-bowl': 'a bowl of green tea and a bamboo whisk on mats of rush',
	'spot-temple-gate': 'the two halves of a Balinese temple gate, a volcano between them',
	'spot-turtle': 'a green turtle swimming over sand and coral',
	'spot-waterfall': 'a waterfall down a green cliff, a rainbow in its spray',
	'spot-woven-yarn': 'a patterned cloth on a loom and balls of dyed wool',
};

/** The alternative text of one of our pictures. */
export function posterAlt(name: PictureName): string {
	const kind = name.startsWith('spot-') ? 'Drawing' : 'Illustrated poster';
	return `${kind}: ${words[name]}`;
}

/** The alternative text of an `image` of ours; `null` for any other image, whose owner must describe it. */
export function imageAlt(image: string): string | null {
	const name = pictureName(image);
	return name === null ? null : posterAlt(name);
}
