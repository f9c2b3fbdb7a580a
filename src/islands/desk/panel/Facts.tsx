import type { Fact } from './fact-lines.ts';

/** Named values, one under the other: what a dialog tells of a row. Empty ones read as a dash. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
