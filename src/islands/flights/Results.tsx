import { Fragment, type ReactNode } from 'react';

import { type AnsweredSearch, retryFlightSearch } from '#src/stores/flights/results.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { PricesByDate } from './dates/PricesByDate.tsx';
import { FoundOffers } from './FoundOffers.tsx';
import { OfferSkeletons } from './OfferSkeletons.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';

type Props = {
	results: AnsweredSearch;
	/** What other days cost, where it is known already. */
	days?: ReactNode;
	/** When it is drawn, where a server does. */
	now?: Date;
};

/** What a search gave, or how far it is. */
export function Results({ results, days, now }: Props) {
	const { state, search } = results;
	return (
		<section id="results" aria-label="Search results" className="results">
			<ResultsHeader search={search} />
			{state === 'found' && results.remarks.length > 0 && (
				<Notice tone="info">
					<div className="grid gap-1.5 wrap-anywhere">
						{results.remarks.map((remark) => (
							<p key={remark}>{remark}</p>
						))}
						{results.instead.length > 0 && (
							<p className="leading-7">
								Search instead:{' '}
								{results.instead.map(({ label, path }, index) => (
									<Fragment key={path}>
										{index > 0 && ' · '}
										<a className="link" href={path}>
											{label}
										</a>
									</Fragment>
								))}
							</p>
						)}
					</div>
				</Notice>
			)}
			<PricesByDate results={results}>{days}</PricesByDate>
			{state === 'found' && <FoundOffers found={results} now={now} />}
			{state === 'searching' && <OfferSkeletons isRoundTrip={search.returnDate !== ''} />}
			{state === 'failed' && (
				<Notice tone="error">
					<p>
						The list of airports could not be loaded, so there are no flights to show. Check your
						connection, then try again.
					</p>
					<button
						type="button"
						className="button button-secondary mt-3"
						onClick={() => void retryFlightSearch(new Date())}
					>
						Try again
					</button>
				</Notice>
			)}
		</section>
	);
}
