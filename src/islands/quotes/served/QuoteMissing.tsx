import type { ReactNode } from 'react';

import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** What is said where nothing has a price by an address. */
export function QuoteUnknown() {
	return (
		<Missing heading="There is no price by this address">
			<p>
				A part of the link may be missing, or the deal or tour is no longer on sale. A new search
				shows today’s prices, each with how it is made.
			</p>
		</Missing>
	);
}

/** What is said while the row of a deal or tour cannot be read. */
export function QuoteUnavailable() {
	return (
		<Missing heading="This price cannot be read just now">
			<p>Nothing is lost. Please load this page again in a minute.</p>
		</Missing>
	);
}

function Missing({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div className="grid max-w-prose gap-5">
			<h1 className="text-4xl">{heading}</h1>
			{children}
			<p>
				Or call our desk:{' '}
				<a className="link whitespace-nowrap" href={telephoneLink(site.phone)}>
					{site.phone}
				</a>
			</p>
			<p className="flex flex-wrap gap-3">
				<a className="button button-primary" href={paths.flights}>
					Search flights
				</a>
				<a className="button button-secondary" href={paths.tours}>
					See all tours
				</a>
			</p>
		</div>
	);
}
