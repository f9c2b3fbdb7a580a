import type { ReactNode } from 'react';

type RowFacts = Record<`data-${string}`, string>;

type Props<Row> = {
	/** null where none could be had so far. */
	rows: readonly Row[] | null;
	/** What is listed, in words: 'flight deals'. */
	name: string;
	/** How many stand for the rows while there are none, and how tall each is. */
	skeletons: number;
	skeletonClass: string;
	/** The classes of the grid. */
	className: string;
	/** What scripts are to know of a row without reading its card. */
	facts?: (row: Row) => RowFacts;
	children: (row: Row, index: number) => ReactNode;
	/** Said where there are none at all. */
	empty: ReactNode;
};

/** The rows of a list of the catalog, as the build writes them into the page, and the server where there are fresher ones. */
export function RowList<Row extends { id: number }>(props: Props<Row>) {
	const { rows, name, skeletons, skeletonClass, className, facts, children, empty } = props;
	if (rows === null) {
		return (
			<div className={`${className} noscript:hidden`} aria-busy="true">
				<p className="visually-hidden">Loading {name}…</p>
				{Array.from({ length: skeletons }, (_, index) => (
					<div key={index} className={`skeleton ${skeletonClass}`} />
				))}
			</div>
		);
	}
	if (rows.length === 0) return empty;
	return (
		<ul className={className}>
			{rows.map((row, index) => (
				<li key={row.id} {...facts?.(row)}>
					{children(row, index)}
				</li>
			))}
		</ul>
	);
}

/** What a build shows of the rows that it found: where there were none, the API is asked before that is said. */
export function orNone<Row>(built: Row[]): Row[] | null {
	return built.length > 0 ? built : null;
}
