import { computed } from 'nanostores';

import type { Colleague, QueueRow } from '#src/contract/desk/queue.ts';
import { displayName } from '#src/domain/users/user.ts';

import { $access } from './access.ts';
import { assign } from './queue-steps.ts';

/** Who is at work here, as the queue names them; null while nobody is. */
export const $me = computed($access, (access): Colleague | null => {
	if (!('administrator' in access)) return null;
	const { administrator } = access;
	return { id: administrator.id, name: displayName(administrator) };
});

/** Takes something that waits, whosever it was. */
export function take(row: QueueRow): void {
	const me = $me.get();
	if (me !== null && row.assignee?.id !== me.id) void assign(row, me);
}

/**
 * Takes what a traveller wrote before it is read, where nobody has: read and nobody's, it would be seen as settled and
 * wait no more.
 */
export async function takeBeforeReading(row: QueueRow): Promise<void> {
	const me = $me.get();
	const isLost = row.kind === 'trip message' && row.assignee === null && row.state !== 'Done';
	if (isLost && me !== null) await assign(row, me);
}
