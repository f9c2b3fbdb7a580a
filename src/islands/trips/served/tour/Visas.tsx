import { countriesOfTour } from '#src/domain/places/countries-of.ts';
import { visaWords } from '#src/domain/places/country-words.ts';
import { countries, places } from '#src/places.ts';

/** Where the countries of a tour say who needs a visa: only they know, and it may change any day. */
export function Visas({ slugs }: { slugs: readonly string[] }) {
	return countriesOfTour(slugs, { places, countries }).map(({ code, name, visa }) => (
		<p key={code} data-print="no">
			<a className="link" href={visa} rel="external">
				{visaWords(name)}
			</a>
		</p>
	));
}
