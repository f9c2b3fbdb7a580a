import type { Tour } from '#src/contract/catalog/catalog.ts';
import { beginningInWords, endInWords } from '#src/domain/tours/beginning-and-end.ts';

import { MarkedList } from './MarkedList.tsx';

type Props = { tour: Tour };

/** What the price holds, what it does not, what to bring, and where to be; of what nothing is known nothing is said. */
export function WhatIsIncluded({ tour }: Props) {
	const { included, notIncluded, toBring, papers } = tour.facts;
	const lists = [
		{ title: 'Included', items: included, mark: 'yes' },
		{ title: 'Not included', items: notIncluded, mark: 'no' },
		{ title: 'What to bring', items: toBring, mark: 'dot' },
		{ title: 'Papers', items: papers, mark: 'dot' },
		{ title: 'Beginning and end', items: whereAndWhen(tour), mark: 'dot' },
	] as const;
	const known = lists.filter(({ items }) => items.length > 0);
	if (known.length === 0) return null;
	return (
		<div className="tour-lists">
			{known.map(({ title, items, mark }) => (
				<section key={title} className="grid content-start gap-4">
					<h2 className="text-2xl">{title}</h2>
					<MarkedList items={items} mark={mark} />
				</section>
			))}
		</div>
	);
}

/** Where it starts and ends is said above already: here what somebody needs who books the way there. */
function whereAndWhen({ facts }: Tour): string[] {
	const { meetingPoint, meetingTime, endTime } = facts;
	return [
		...(meetingPoint === null && meetingTime === null ? [] : [`Begins ${beginningInWords(facts)}`]),
		...(endTime === null ? [] : [`Ends ${endInWords(facts)}`]),
	];
}
