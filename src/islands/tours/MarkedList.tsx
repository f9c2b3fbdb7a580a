type Mark = 'yes' | 'no' | 'dot';

type Props = {
	items: readonly string[];
	/** What stands before each. */
	mark: Mark;
	className?: string;
};

const marks: Record<Mark, string> = {
	yes: 'm4 10.5 4 4 8-9',
	no: 'm5 5 10 10M15 5 5 15',
	dot: 'M10 10h.01',
};

/** A list whose items are marked: had, not had, or merely named. */
export function MarkedList({ items, mark, className = '' }: Props) {
	return (
		<ul className={`marked-list ${className}`.trim()} data-mark={mark}>
			{items.map((item, index) => (
				<li key={index}>
					<svg aria-hidden="true" viewBox="0 0 20 20">
						<path d={marks[mark]} />
					</svg>
					{item}
				</li>
			))}
		</ul>
	);
}
