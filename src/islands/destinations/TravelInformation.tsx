import type { ReactNode } from 'react';

import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { inquiryPath, paths } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { DeskHours } from '#src/ui/DeskHours.tsx';

type Props = {
	/** The destination's whole name: 'Kyoto, Japan'. */
	name: string;
};

/** What to know before going anywhere abroad, and whom to ask what depends on the place. */
export function TravelInformation({ name }: Props) {
	const { passportMonthsAfterReturn, bookMonthsAhead } = travelTerms;
	const facts: [term: string, fact: ReactNode][] = [
		[
			'Passport',
			`Abroad, it should be valid for ${passportMonthsAfterReturn} months beyond the day you return.`,
		],
		[
			'When to book',
			`International flights ${bookMonthsAhead.international} months ahead, tours ${bookMonthsAhead.tour} months ahead.`,
		],
		[
			'Paying and cancelling',
			<>
				Nothing is charged on this site: you confirm a booking by phone. The{' '}
				<a className="link" href={paths.refundPolicy}>
					refund policy
				</a>{' '}
				says what you get back and when.
			</>,
		],
		[
			'Visa, health and season',
			<>
				They depend on your passport and your dates.{' '}
				<a className="link" href={inquiryPath(`Inquiry about ${name}`)}>
					Write to us
				</a>{' '}
				or call{' '}
				<a className="link price" href={telephoneLink(site.phone)}>
					{site.phone}
				</a>
				.
			</>,
		],
		['Booking desk', <DeskHours key="hours" />],
	];
	return (
		<section aria-labelledby="travel-information">
			<h2 id="travel-information" className="mb-5 lg:text-3xl">
				Travel information
			</h2>
			<dl className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-1">
				{facts.map(([term, fact]) => (
					<div key={term} className="border-b border-line py-5">
						<dt className="font-display text-xl">{term}</dt>
						<dd className="mt-1.5 max-w-prose">{fact}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
