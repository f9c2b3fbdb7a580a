import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';

import { type LoadableStore, orSnapshot } from '#src/stores/catalog/loadable.ts';
import { Notice } from '#src/ui/Notice.tsx';

type Props<Row> = {
	/** Asks for the row as it is now; its value is null where there is none any more. */
	store: LoadableStore<Row | null, [id: number]>;
	/** The row as the build found it; null on the shell, which reads the row's id from the address. */
	snapshot: Row | null;
	/** The page's heading until the row gives it one. */
	heading: string;
	/** The kind of row in running text: 'tour'. */
	name: string;
	/** Said when the row cannot be loaded or refreshed. */
	failure: string;
	/** The way on where there is nothing to show. */
	list: { href: string; text: string };
	/** What stands where there is no such row. */
	missing: ReactNode;
	/** How tall what stands for the row is. */
	skeletonClass: string;
	/** Around whatever is no row: pages whose rows reach from edge to edge give their own. */
	className?: string;
	children: (row: Row) => ReactNode;
};

/** The page of one row of the catalog: what the build knew, then what the API says now. */
export function DetailPage<Row extends { id: number }>(props: Props<Row>) {
	const { store, snapshot, heading, name, failure, list, missing, skeletonClass, children } = props;
	const live = useStore(store.$state, { ssr: 'initial' });
	useEffect(() => {
		void store.load(snapshot?.id ?? idInAddress());
	}, [store, snapshot]);

	const shown = orSnapshot(live, snapshot);
	if (shown.state === 'loading') {
		return (
			<div className={`noscript:hidden ${props.className ?? ''}`}>
				<h1 className="visually-hidden">{heading}</h1>
				<div
					className={`skeleton ${skeletonClass}`}
					role="status"
					aria-label={`Loading the ${name}`}
				/>
			</div>
		);
	}
	if (shown.state === 'failed' && shown.value === null) {
		return (
			<div className={props.className}>
				<h1 className="mb-6">{heading}</h1>
				<Notice tone="error">
					<p>{failure}</p>
				</Notice>
				<p className="mt-6">
					<a className="link" href={list.href}>
						{list.text}
					</a>
				</p>
			</div>
		);
	}
	if (shown.value === null) return missing;
	return (
		<>
			{shown.state === 'failed' && (
				<div className={props.className ? 'wrap py-4' : 'mb-6'}>
					<Notice tone="error">{failure}</Notice>
				</div>
			)}
			{children(shown.value)}
		</>
	);
}

/** The 12 of '/tours/12', with or without a slash at its end. */
function idInAddress(): number {
	return Number(/(\d+)\/?$/.exec(location.pathname)?.[1]);
}
