import { type Reading, readChange } from '#src/domain/desk/change-reading.ts';
import type { ListedActivity } from '#src/stores/desk/activities.ts';

import { placeName } from '../catalog/places-like.ts';
import { ChangedValue } from './ChangedValue.tsx';

type Props = Pick<ListedActivity, 'before' | 'after'>;

/** What a change was about, field by field: as it was, and as it became. */
export function ChangedFields({ before, after }: Props) {
	return (
		<dl className="changed-fields">
			{readChange(before, after, placeName).map((change) => (
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
