import type { CallBackRecord } from '#src/contract/admin/call-backs.ts';

import { StatusBadge } from '../panel/StatusBadge.tsx';

/** Whether somebody was called. */
export function CallBackStatus({ status }: Pick<CallBackRecord, 'status'>) {
	return <StatusBadge tone={status === 'Called' ? 'good' : 'waiting'}>{status}</StatusBadge>;
}
