import type { DeskItemKind } from './desk-item.ts';

/**
 * The views of Today: what we owe somebody, what waits for somebody else and is not due yet, what was put off, and what was
 * done lately.
 */
export const queueViews = ['due', 'theirs', 'later', 'done'] as const;
export type QueueView = (typeof queueViews)[number];

export const queueViewLabels: Readonly<Record<QueueView, string>> = {
	due: 'Due',
	theirs: 'Waiting for them',
	later: 'Later',
	done: 'Done',
};

/** For so many days what was done can be looked up in Today. */
export const doneDays = 14;

/** Whose something is: one's own, nobody's, a colleague's. */
export const queueShares = ['mine', 'nobody', 'colleagues'] as const;
export type QueueShare = (typeof queueShares)[number];

/** How many of a kind there are in a view, by whose they are; what is not named is none. */
export type QueueTally = {
	kind: DeskItemKind;
	view: QueueView;
	share: QueueShare;
	count: number;
}[];

type Narrowed = {
	kind?: DeskItemKind | undefined;
	view?: QueueView | undefined;
	share?: QueueShare | undefined;
};

/**
 * How many there are in a view of the queue.
 * @param narrowed.view left out: all that waits and was not put off
 * @param narrowed.share left out: whosever they are
 */
export function countWaiting(
	tally: Readonly<QueueTally>,
	{ kind, view, share }: Narrowed = {},
): number {
	return tally
		.filter((part) => kind === undefined || part.kind === kind)
		.filter((part) =>
			view === undefined ? part.view === 'due' || part.view === 'theirs' : part.view === view,
		)
		.filter((part) => share === undefined || part.share === share)
		.reduce((all, { count }) => all + count, 0);
}
