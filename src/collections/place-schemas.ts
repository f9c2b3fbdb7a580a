import * as z from 'zod/mini';

import largeAirports from '#src/domain/flights/airports-large.json' with { type: 'json' };
import otherAirports from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { decodeAirports } from '#src/domain/flights/airports.ts';

import { fields, slug, words } from './fields.ts';

const codeForm = 'Write the two capital letters of the country in content/countries.json, as JP.';
const plugForm = 'Write the capital letters of the plug types, A to O: ["A", "B"].';
const currencyForm = 'Write the three capital letters of the currency, as JPY.';
const visaForm = 'Write the address of the government’s own page, beginning with https://.';
const airportForm =
	'Write the three letters of airports that the flight search knows, the usual one first; [] where there is none near.';

const countryCode = z.string(codeForm).check(z.regex(/^[A-Z]{2}$/, codeForm));

const airports = new Set(
	[largeAirports, otherAirports].flatMap(decodeAirports).map(({ code }) => code),
);

/** A record of `content/places.json`. */
export const placeRecord = fields({
	slug,
	name: words(60),
	country: countryCode,
	alsoIn: z.optional(z.array(countryCode, codeForm)),
	latitude: degrees(90, 'north'),
	longitude: degrees(180, 'east'),
	airports: z
		.array(z.string(airportForm), airportForm)
		.check(z.refine((codes) => codes.every((code) => airports.has(code)), airportForm)),
});

/** A record of `content/countries.json`. */
export const countryRecord = fields({
	code: countryCode,
	name: words(60),
	currency: fields({
		code: z.string(currencyForm).check(z.regex(/^[A-Z]{3}$/, currencyForm)),
		name: words(60),
	}),
	plugs: z
		.array(z.string(plugForm).check(z.regex(/^[A-O]$/, plugForm)), plugForm)
		.check(z.minLength(1, plugForm)),
	visa: z.url({ protocol: /^https$/, error: visaForm }),
});

function degrees(most: number, way: 'north' | 'east') {
	const message = `Write degrees ${way}, -${most} to ${most}.`;
	return z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
}
