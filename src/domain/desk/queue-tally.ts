import type { DeskItemKind } from './desk-item.ts';

/** Whose something that waits is: one's own, nobody's, a colleague's; or it was put off, whosever it is. */
export const queueShares = ['mine', 'nobody', 'colleagues', 'later'] as const;
export type QueueShare = (typeof queueShares)[number];

/** How many of a kind wait in a share; what is not named is none. */
export type QueueTally = { kind: DeskItemKind; share: QueueShare; count: number }[];

/**
 * How many wait in a view of the queue.
 * @param share left out: all that was not put off
 */
export function countWaiting(
	tally: Readonly<QueueTally>,
	{ kind, share }: { kind?: DeskItemKind | undefined; share?: QueueShare | undefined } = {},
): number {
	return tally
		.filter((part) => kind === undefined || part.kind === kind)
		.filter((part) => (share === undefined ? part.share !== 'later' : part.share === share))
		.reduce((all, { count }) => all + count, 0);
}
