import type { ReactNode } from 'react';

import type { Loadable } from '#src/stores/catalog/loadable.ts';
import { Notice } from '#src/ui/Notice.tsx';

export type LoadedListProps<Item> = {
	list: Loadable<Item[]>;
	/** What is listed, in words: 'flight deals'. */
	name: string;
	/** What to say, above whatever is still true, when the list cannot be refreshed. */
	failure: string;
	/** How many stand for the items while there are none, and how tall each is. */
	skeletons: number;
	skeletonClass: string;
	/** The classes of the grid. */
	className: string;
	children: (item: Item, index: number) => ReactNode;
	/** Said where the list is empty. */
	empty: ReactNode;
};

/** A list of the catalog in each of its states. */
export function LoadedList<Item extends { id: number }>(props: LoadedListProps<Item>) {
	const { list, name, failure, skeletons, skeletonClass, className, children, empty } = props;
	if (list.state === 'loading') {
		return (
			<div className={`${className} noscript:hidden`} aria-busy="true">
				<p className="visually-hidden">Loading {name}…</p>
				{Array.from({ length: skeletons }, (_, index) => (
					<div key={index} className={`skeleton ${skeletonClass}`} />
				))}
			</div>
		);
	}
	return (
		<>
			{list.state === 'failed' && (
				<div className="mb-6">
					<Notice tone="error">{failure}</Notice>
				</div>
			)}
			{list.value && list.value.length > 0 && (
				<ul className={className}>
					{list.value.map((item, index) => (
						<li key={item.id}>{children(item, index)}</li>
					))}
				</ul>
			)}
			{list.value?.length === 0 && empty}
		</>
	);
}
