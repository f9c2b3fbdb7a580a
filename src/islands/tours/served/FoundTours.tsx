import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isFiltering, type TourFilter } from '#src/domain/tours/filter.ts';
import { inquiryPath, paths } from '#src/paths.ts';

import { askedFor, nothingFor } from '../asked-for.ts';
import type { TourFacts } from '../tour-facts.ts';
import { TourCards } from '../TourCards.tsx';

type Props = {
	/** Those that the filter leaves, in the order that was asked for. */
	tours: ListedTour[];
	/** Every tour on sale. */
	all: readonly TourFacts[];
	filter: TourFilter;
	today: CalendarDate;
	/** A day that was typed and that no calendar has. */
	ignoredDates: string | null;
};

/** The tours that a filter leaves, or what may help where it leaves none. */
export function FoundTours({ tours, all, filter, today, ignoredDates }: Props) {
	const asked = askedFor(filter);
	const heading = isFiltering(filter) ? `Tours ${asked}` : 'All tours';
	return (
		<>
			<h2 className="text-2xl wrap-anywhere">
				{tours.length === 0 ? `No tours ${asked}` : heading}
			</h2>
			<p className="mt-1 mb-6 text-ink-soft">
				{tours.length} of {all.length} tours.{' '}
				{ignoredDates !== null && `“${ignoredDates}” is not a date, so it was left out. `}
				<a className="link" href={paths.tours}>
					All tours
				</a>
			</p>
			{tours.length > 0 ? (
				<TourCards tours={tours} asked={{ filter, today }} />
			) : (
				<div className="card grid justify-items-start gap-3 p-6 sm:p-8">
					<p className="max-w-prose wrap-anywhere">{nothingFor(all, filter, today)}</p>
					<a
						className="button button-secondary"
						href={inquiryPath(`Custom offer: tours ${asked}`.trim())}
					>
						Ask for a custom offer
					</a>
				</div>
			)}
		</>
	);
}
