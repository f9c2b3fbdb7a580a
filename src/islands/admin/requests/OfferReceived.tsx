import type { CustomOfferRecord } from '#src/contract/admin/requests.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';
import { overdueText } from '#src/domain/requests/overdue.ts';

import { Moment } from '../panel/Moment.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';

type Props = { offer: Pick<CustomOfferRecord, 'status' | 'createdAt'>; now: Date };

/** When a request came, and how long it has waited where nobody took it up within the promised hours. */
export function OfferReceived({ offer: { status, createdAt }, now }: Props) {
	const isNew = status === customOfferStatuses[0];
	const overdue = isNew ? overdueText(new Date(createdAt), now) : null;
	return (
		<>
			<Moment at={createdAt} /> {overdue && <StatusBadge tone="bad">{overdue}</StatusBadge>}
		</>
	);
}
