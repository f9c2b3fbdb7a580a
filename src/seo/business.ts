import type { Organization, TravelAgency, WebSite } from 'schema-dts';

import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { absoluteAddress } from './absolute-address.ts';
import { closedDaysData, openingHoursData } from './opening-hours-data.ts';

const logo = '/icon-512.png';

/** The business in a line, as publisher, seller or employer. */
export function businessInShort(): Organization {
	return {
		'@type': 'TravelAgency',
		'@id': absoluteAddress('/#business'),
		name: site.name,
		url: absoluteAddress(paths.home),
		logo: absoluteAddress(logo),
	};
}

/** The business as `content/site.json` describes it: its hours, and the holidays on which it is closed. */
export function businessData(): TravelAgency {
	const { street, city, region, postalCode, country } = site.address;
	return {
		'@type': 'TravelAgency',
		'@id': absoluteAddress('/#business'),
		name: site.name,
		slogan: site.tagline,
		url: absoluteAddress(paths.home),
		logo: absoluteAddress(logo),
		image: absoluteAddress(logo),
		telephone: site.phone,
		email: site.email,
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			addressLocality: city,
			addressRegion: region,
			postalCode,
			addressCountry: country,
		},
		openingHoursSpecification: openingHoursData(site.hours),
		specialOpeningHoursSpecification: closedDaysData(site.holidays),
		sameAs: site.social.map(({ href }) => href),
	};
}

/** The site itself. */
export function websiteData(): WebSite {
	return {
		'@type': 'WebSite',
		'@id': absoluteAddress('/#website'),
		name: site.name,
		description: site.tagline,
		url: absoluteAddress(paths.home),
		inLanguage: 'en',
		publisher: { '@id': absoluteAddress('/#business') },
	};
}
