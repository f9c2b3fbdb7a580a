import type { ItineraryDay, PictureWords } from '#src/contract/catalog/catalog.ts';
import { dayTitle } from '#src/domain/tours/day-title.ts';
import { dayInquiryPath } from '#src/paths.ts';

import { DayFactList } from './DayFactList.tsx';
import { MarkedList } from './MarkedList.tsx';
import type { NamedPlaces } from './named-places.ts';
import { PictureLink } from './PictureLink.tsx';

type Props = {
	day: ItineraryDay;
	/** From 0. */
	index: number;
	/** Where its night is spent, in words; '' where it is not said. */
	stay: string;
	/** Whose day it is; left out where it is no tour's own, and there is nothing to ask about. */
	tourName: string | undefined;
	places: NamedPlaces;
	/** Of the tour's pictures. */
	pictureWords: PictureWords;
};

/** One day on the line of a tour's days. */
export function DayCard({ day, index, stay, tourName, places, pictureWords }: Props) {
	const { day: number, title } = dayTitle(day.title, index);
	const headingId = `day-${index + 1}`;
	return (
		<li className="day">
			<div className="day-card" data-pictured={day.picture === null ? undefined : ''}>
				<div className="grid content-start gap-3">
					<h3 id={headingId}>
						<span className="eyebrow">{`${number}: `}</span>
						<span className="block text-xl">{title}</span>
					</h3>
					<p className="max-w-prose whitespace-pre-line">{day.text}</p>
					{day.highlights.length > 0 && (
						<MarkedList items={day.highlights} mark="dot" className="text-sm" />
					)}
				</div>
				{day.picture !== null && (
					<PictureLink
						image={day.picture}
						alt={pictureWords[day.picture] ?? `A picture of ${title}`}
						sizes="(min-width: 640px) 224px, 84vw"
						className="day-picture"
					/>
				)}
				<DayFactList day={day} stay={stay} places={places} />
				{tourName !== undefined && (
					<p className="text-sm" data-print="no">
						<a
							className="link"
							href={dayInquiryPath(tourName, `${number}: ${title}`)}
							aria-describedby={headingId}
						>
							Ask about this day
						</a>
					</p>
				)}
			</div>
		</li>
	);
}
