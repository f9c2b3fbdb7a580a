import type { ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { agesInWords, groupSizeInWords } from '#src/domain/tours/fact-words.ts';

import { Pace } from './Pace.tsx';

type Props = { tour: Tour };

/** What somebody asks first of a tour, in a line below its name; what is not known has no place in it. */
export function FactStrip({ tour }: Props) {
	const { groupSize, pace, ages, start, end } = tour.facts;
	return (
		<dl className="fact-strip">
			<Fact term="Duration">{tour.duration}</Fact>
			{groupSize && <Fact term="Group">{groupSizeInWords(groupSize)}</Fact>}
			{pace !== null && (
				<Fact term="Pace">
					<Pace pace={pace} />
				</Fact>
			)}
			{ages && <Fact term="Ages">{agesInWords(ages)}</Fact>}
			{start !== null && start === end ? (
				<Fact term="Starts and ends">{start}</Fact>
			) : (
				<>
					{start !== null && <Fact term="Starts">{start}</Fact>}
					{end !== null && <Fact term="Ends">{end}</Fact>}
				</>
			)}
		</dl>
	);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
