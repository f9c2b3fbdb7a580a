import { type Reading, readChange } from '#src/domain/admin/change-reading.ts';
import type { ListedActivity } from '#src/stores/admin/activities.ts';

import { Moment } from '../panel/Moment.tsx';

type Props = Pick<ListedActivity, 'before' | 'after'>;

/** What a change was about, field by field: as it was, and as it became. */
export function ChangedFields({ before, after }: Props) {
	return (
		<dl className="changed-fields">
			{readChange(before, after).map((change) => (
				<div key={change.field}>
					<dt>{change.field}</dt>
					{before && <Side title="Before" value={change.before} />}
					{after && <Side title="After" value={change.after} />}
				</div>
			))}
		</dl>
	);
}

function Side({ title, value }: { title: string; value: Reading }) {
	return (
		<dd>
			<span className="changed-side">{title}</span>
			<ChangedValue value={value} />
		</dd>
	);
}

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
