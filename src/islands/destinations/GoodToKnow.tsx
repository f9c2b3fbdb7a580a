import type { ReactNode } from 'react';

import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { formatTime } from '#src/domain/calendar/local-time.ts';
import { inSentence, visaWords } from '#src/domain/places/country-words.ts';
import type { Noon } from '#src/domain/places/noon-there.ts';
import type { Country } from '#src/domain/places/place.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';

type Props = Pick<PlaceFacts, 'place' | 'home' | 'noons' | 'countries'>;

/** What is the same for everybody who goes there: the clock, money, plugs, and where the rules on visas stand. */
export function GoodToKnow({ place, home, noons, countries }: Props) {
	const facts: [term: string, fact: ReactNode][] = [
		[`At noon in ${home} it is`, <Noons key="noons" place={place} noons={noons} />],
		['Currency', <Currencies key="currency" countries={countries} />],
		['Plugs', <Plugs key="plugs" countries={countries} />],
		['Visa', <Visas key="visa" countries={countries} />],
	];
	const known = noons.length > 0 ? facts : facts.slice(1);
	if (countries.length === 0) return null;
	return (
		<section aria-labelledby="good-to-know">
			<h2 id="good-to-know" className="mb-5 lg:text-3xl">
				Good to know
			</h2>
			<dl className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-1">
				{known.map(([term, fact]) => (
					<div key={term} className="border-b border-line py-4">
						<dt className="text-sm text-ink-soft">{term}</dt>
						<dd className="mt-0.5 font-semibold">{fact}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** '2:00 AM the next day in Kyoto', and when that changes: clocks are put forward and back on different days. */
function Noons({ place, noons }: { place: string; noons: readonly Noon[] }) {
	return noons.map(({ from, time, shift }, index) => (
		<span key={from} className={index === 0 ? 'block' : 'block font-normal'}>
			{formatTime(`${from}T${time}`)}
			{dayWords(shift)}
			{index === 0 ? ` in ${inSentence(place)}` : ` from ${formatPlainDate(from)}`}
		</span>
	));
}

function dayWords(shift: number): string {
	if (shift === 0) return '';
	return shift > 0 ? ' the next day' : ' the day before';
}

function Currencies({ countries }: { countries: readonly Country[] }) {
	return perCountry(countries, ({ currency }) => `${currency.name} (${currency.code})`);
}

function Plugs({ countries }: { countries: readonly Country[] }) {
	return perCountry(countries, ({ plugs }) =>
		plugs.length === 1 ? `Type ${plugs[0]}` : `Types ${listInWords(plugs)}`,
	);
}

/** One fact; with its country where there are several. */
function perCountry(countries: readonly Country[], factOf: (country: Country) => string) {
	return countries.map((country) => (
		<span key={country.code} className="block">
			{factOf(country)}
			{countries.length > 1 && ` in ${inSentence(country.name)}`}
		</span>
	));
}

function Visas({ countries }: { countries: readonly Country[] }) {
	return countries.map(({ code, name, visa }) => (
		<span key={code} className="block">
			<a className="link link-alone" href={visa} rel="external">
				{visaWords(name)}
			</a>
		</span>
	));
}
