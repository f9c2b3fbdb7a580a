import type { CustomOfferRecord } from '#src/contract/desk/requests.ts';
import { overdueText } from '#src/domain/requests/overdue.ts';

import { Moment } from '../panel/Moment.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';

type Props = { offer: Pick<CustomOfferRecord, 'state' | 'createdAt'>; now: Date };

/** When a request came, and how long it has waited where nobody took it up, or put it off, within the promised hours. */
export function OfferReceived({ offer: { state, createdAt }, now }: Props) {
	const overdue = state === 'Open' ? overdueText(new Date(createdAt), now) : null;
	return (
		<>
			<Moment at={createdAt} /> {overdue && <StatusBadge tone="bad">{overdue}</StatusBadge>}
		</>
	);
}
