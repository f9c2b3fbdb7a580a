import type { Reading } from '#src/domain/desk/change-reading.ts';

import { Moment } from '../panel/Moment.tsx';

/** What a field holds, or held. */
export function ChangedValue({ value }: { value: Reading }) {
	if (value === null) return <span className="text-ink-soft">Nothing</span>;
	if (typeof value === 'string') return <span className="whitespace-pre-wrap">{value}</span>;
	if ('moment' in value) return <Moment at={value.moment} />;
	return (
		<ol className="list-decimal pl-5">
			{value.map((item, index) => (
				<li key={index}>{item}</li>
			))}
		</ol>
	);
}
