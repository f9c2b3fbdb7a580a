import type { TripView } from '#src/contract/trips/trip-view.ts';

/** Whether what was sent last is a wish that waits for the desk: one is written after the booking's last change. */
export function isAskedFor({ messages, record }: Pick<TripView, 'messages' | 'record'>): boolean {
	const wish = messages.findLast(({ kind }) => kind === 'change');
	return wish !== undefined && wish.createdAt >= record.updatedAt;
}
