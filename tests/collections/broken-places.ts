import { type Broken, having, without } from './broken.ts';

/** The mistakes that an editor may make about places and countries, and about naming them. */
export const brokenPlaces: Broken[] = [
	[
		'a place that is misspelt',
		'guides',
		having('places', '[banff, lake-luise]'),
		/line 2: places: There is no place "lake-luise" in content\/places\.json\. Did you mean "lake-louise"\?/,
	],
	[
		'places in lines of their own, one of them nowhere',
		'blog',
		(text) => without('places')(text).replace('---\n', '---\nplaces:\n  - kyoto\n  - xanadu\n'),
		/line 4: places: There is no place "xanadu" in content\/places\.json\.$/m,
	],
	[
		'a place that is not written as its slug',
		'blog',
		having('places', '[Machu Picchu]'),
		/places 1\.: found "Machu Picchu"\. Write small letters and digits/,
	],
	[
		'a place whose slug has capitals',
		'places.json',
		inJson('"slug": "nara"', '"slug": "Nara"'),
		/4\. Nara, slug: found "Nara"\. Write small letters and digits/,
	],
	[
		'a slug that two places have',
		'places.json',
		inJson('"slug": "nara"', '"slug": "kyoto"'),
		/4\. kyoto, slug: found "kyoto", which another has already/,
	],
	[
		'a place in a country that is not listed',
		'places.json',
		inJson('"country": "MV"', '"country": "MW"'),
		/maldives, country: found "MW"\. There is no such country in content\/countries\.json: add it there, or write one of AR, /,
	],
	[
		'a place that lies in a country that is not listed too',
		'places.json',
		inJson('"alsoIn": ["AR"]', '"alsoIn": ["UY"]'),
		/patagonia, country: found "UY"\. There is no such country in content\/countries\.json/,
	],
	[
		'a place beyond the pole',
		'places.json',
		inJson('"latitude": 35.011', '"latitude": 135.768'),
		/1\. kyoto, latitude: found 135\.768\. Write degrees north, -90 to 90/,
	],
	[
		'a place beyond the date line',
		'places.json',
		inJson('"longitude": 135.768', '"longitude": 235.768'),
		/1\. kyoto, longitude: found 235\.768\. Write degrees east, -180 to 180/,
	],
	[
		'an airport that no search knows',
		'places.json',
		inJson('"KIX"', '"KYO"'),
		/1\. kyoto, airports: found \["KYO","ITM"\]\. Write the three letters of airports/,
	],
	[
		'a place that a guide still names',
		'places.json',
		(text) => text.replace(/\t\{\n\t\t"slug": "oia"[^}]*\},\n/, ''),
		/santorini-without-the-crowds\.mdx\n {2}line \d+: places: There is no place "oia"/,
	],
	[
		'a country whose page on visas is not safe to send anybody to',
		'countries.json',
		inJson('"https://evisa', '"http://evisa'),
		/8\. ID, visa: found "http:.+"\. Write the address of the government’s own page/,
	],
	[
		'a plug that there is none of',
		'countries.json',
		inJson('["C", "I"]', '["C", "Z"]'),
		/1\. AR, plugs 2\.: found "Z"\. Write the capital letters of the plug types/,
	],
];

/** The text with other letters in one place, as a JSON file has no lines of fields. */
function inJson(found: string, written: string) {
	return (text: string) => text.replace(found, written);
}
