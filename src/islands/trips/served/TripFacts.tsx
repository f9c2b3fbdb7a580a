import type { ReactNode } from 'react';

/** What something is called, and what it is: '' and null where that is not known. */
export type TripFact = readonly [term: string, value: ReactNode];

type Props = {
	facts: readonly TripFact[];
	/** Their values are sentences. */
	isWide?: boolean;
};

/** Facts side by side; those that are not known leave no empty place. */
export function TripFacts({ facts, isWide = false }: Props) {
	const known = facts.filter(([, value]) => value !== '' && value !== null);
	if (known.length === 0) return null;
	return (
		<dl className="trip-facts" data-wide={isWide || undefined}>
			{known.map(([term, value]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
