import type { CustomOfferRecord } from '#src/contract/admin/requests.ts';
import type { CustomOfferStatus } from '#src/domain/requests/custom-offer.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<CustomOfferStatus, StatusTone> = {
	'New Request': 'waiting',
	Processing: 'plain',
	Completed: 'good',
};

/** How far a custom offer is. */
export function OfferStatus({ status }: Pick<CustomOfferRecord, 'status'>) {
	return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
