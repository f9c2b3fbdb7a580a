import type { ReactNode } from 'react';

/** Named values, one under the other: what a dialog tells of a row. Empty ones read as a dash. */
export function Facts({
	facts,
}: {
	facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
	return (
		<dl className="facts">
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value === '' || value === null ? '–' : value}</dd>
				</div>
			))}
		</dl>
	);
}
