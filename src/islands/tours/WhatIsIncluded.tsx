import type { Tour } from '#src/contract/catalog/catalog.ts';
import { beginningInWords, endInWords } from '#src/domain/tours/beginning-and-end.ts';

import { MarkedList } from './MarkedList.tsx';

type Props = { tour: Tour };

/**
 * What the price holds and what it does not; folded, what to bring and where to be. Of what nothing is known nothing is said;
 * where nobody has written down what is included, it is what the tour's card names.
 */
export function WhatIsIncluded({ tour }: Props) {
	const { included, notIncluded, toBring, papers } = tour.facts;
	const seen = [
		{ title: 'Included', items: included.length > 0 ? included : tour.features, mark: 'yes' },
		{ title: 'Not included', items: notIncluded, mark: 'no' },
	] as const;
	const folded = [
		{ title: 'What to bring', items: toBring },
		{ title: 'Papers', items: papers },
		{ title: 'Beginning and end', items: whereAndWhen(tour) },
	];
	const hasItems = ({ items }: { items: readonly string[] }) => items.length > 0;
	return (
		<>
			<div className="tour-lists empty:hidden">
				{seen.filter(hasItems).map(({ title, items, mark }) => (
					<section key={title} className="grid content-start gap-4">
						<h2 className="text-2xl">{title}</h2>
						<MarkedList items={items} mark={mark} />
					</section>
				))}
			</div>
			<div className="border-t border-line empty:hidden">
				{folded.filter(hasItems).map(({ title, items }) => (
					<details key={title} className="fold">
						<summary>
							<h2 className="text-xl">{title}</h2>
						</summary>
						<MarkedList items={items} mark="dot" />
					</details>
				))}
			</div>
		</>
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
