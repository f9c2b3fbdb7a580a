import type { ReactNode } from 'react';

import type { Loadable } from '#src/stores/catalog/loadable.ts';

import { LoadedList, type LoadedListProps } from './LoadedList.tsx';

type Props<Item> = Omit<LoadedListProps<Item>, 'list' | 'empty'> & {
	/** Also the address of the section: '#tour-list'. */
	id: string;
	heading: string;
	headingClass: string;
	/** What of the list was asked for, and how many there are without asking. */
	found: Loadable<Item[]>;
	all: number;
	/** One and many, in running text: 'tour', 'tours'. */
	words: readonly [one: string, many: string];
	/** What it was asked by, where the count says it: ' for “Rome”'. */
	asked?: string;
	/** Beside the count: what shows the whole list again. */
	tools?: ReactNode;
	/** What stands where nothing was found, or nothing is there. */
	empty: ReactNode;
};

/** A list that can be narrowed: how much of it is seen, said as it changes, and then the list. */
export function ListSection<Item extends { id: number }>(props: Props<Item>) {
	const { id, heading, headingClass, found, all, words, asked = '', tools, ...list } = props;
	return (
		<section id={id} aria-labelledby={`${id}-heading`} className="in-data-asked:hidden">
			<header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-1">
				<h2 id={`${id}-heading`} className={headingClass}>
					{heading}
				</h2>
				<p role="status" className="wrap-anywhere text-ink-soft tabular-nums">
					{found.state !== 'loading' &&
						found.value &&
						countLabel(found.value.length, all, words, asked)}
				</p>
				{tools}
			</header>
			<LoadedList {...list} list={found} />
		</section>
	);
}

function countLabel(
	found: number,
	all: number,
	[one, many]: readonly [string, string],
	asked: string,
): string {
	const things = `${all} ${all === 1 ? one : many}`;
	return found === all && asked === '' ? things : `${found} of ${things}${asked}`;
}
