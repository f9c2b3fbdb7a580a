import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { logFailure } from '#src/stores/log-failure.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { Skeleton } from './Skeleton.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of the panel whose script is fetched by itself: when it is first shown, or before. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
	/** Rejects where the script does not come: for good in browsers that remember it, until the page is loaded again. */
	fetchIt: () => Promise<unknown>;
};

/** A dialog that is fetched by itself. While it is on its way there is none; where it does not come, one says so. */
export function lazyDialog<Props extends { onClosed: () => void }>(
	load: Load<Props>,
): LazyPart<Props> {
	return lazyPart(load, null, ({ onClosed }) => <NotLoadedDialog onClosed={onClosed} />);
}

/** What takes the place of a tab's list, and is fetched by itself. */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyPart<Props> {
	return lazyPart(load, <Skeleton />, () => <NotLoaded />);
}

/** Fetches parts once the page has nothing else to do: whoever opens one then waits for nothing. */
export function useLoadedAhead(...parts: readonly { fetchIt: () => Promise<unknown> }[]): void {
	useEffect(() => {
		whenIdle(() => {
			// Browsers remember what did not come.
			if (!navigator.onLine) return;
			// What does not come is missed, and said, when it is wanted.
			for (const { fetchIt } of parts) fetchIt().catch(() => undefined);
		});
		// The same parts at each rendering.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
}

/**
 * React's own `lazy` shows a part that is there already only after a fallback, which then stays for a third of a second:
 * keys that were meant for the part would be lost.
 */
function lazyPart<Props extends object>(
	load: Load<Props>,
	waiting: ReactNode,
	missing: (props: Props) => ReactNode,
): LazyPart<Props> {
	let Content: ComponentType<Props> | undefined;
	const fetchIt = async () => {
		Content ??= await load();
	};

	function Part(props: Props) {
		const [state, setState] = useState<'waiting' | 'here' | 'missing'>(
			Content ? 'here' : 'waiting',
		);
		useEffect(() => {
			let isShown = true;
			const tell = (news: typeof state) => isShown && setState(news);
			const miss = (error: unknown) => {
				logFailure(error);
				tell('missing');
			};
			fetchIt().then(() => tell('here'), miss);
			return () => {
				isShown = false;
			};
		}, []);
		if (state === 'missing') return missing(props);
		if (!Content) return waiting;
		return (
			<ErrorBoundary fallback={missing(props)}>
				<Content {...props} />
			</ErrorBoundary>
		);
	}
	return Object.assign(Part, { fetchIt });
}

/** Says in place of a dialog that its script did not come, or failed. */
function NotLoadedDialog({ onClosed }: { onClosed: () => void }) {
	return (
		<RecordDialog title="Not loaded" onClosed={onClosed}>
			<NotLoaded />
		</RecordDialog>
	);
}
