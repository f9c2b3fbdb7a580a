import type { ItineraryDay, PictureWords } from '#src/contract/catalog/catalog.ts';
import { dayTitle } from '#src/domain/tours/day-title.ts';

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
	places: NamedPlaces;
	/** Of the tour's pictures. */
	pictureWords: PictureWords;
};

/** One day of a tour: a row that opens. */
export function DayCard({ day, index, stay, places, pictureWords }: Props) {
	const { day: number, title } = dayTitle(day.title, index);
	return (
		<li>
			<details className="fold day">
				<summary>
					<h3 id={`day-${index + 1}`}>
						<span className="eyebrow">{`${number}: `}</span>
						<span className="block text-lg leading-snug">{title}</span>
					</h3>
					<span className="day-stay">{stay}</span>
				</summary>
				<div className="day-open" data-pictured={day.picture === null ? undefined : ''}>
					<div className="grid content-start gap-3">
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
				</div>
			</details>
		</li>
	);
}
