type Mark = 'yes' | 'no' | 'dot';

type Props = {
	items: readonly string[];
	/** What stands before each. */
	mark: Mark;
	className?: string;
};

const marks: Record<Mark, { path: string; className: string }> = {
	yes: { path: 'm4 10.5 4 4 8-9', className: 'text-seaglass-deep' },
	no: { path: 'm5 5 10 10M15 5 5 15', className: 'text-ink-faint' },
	dot: { path: 'M10 10h.01', className: 'text-coral-deep' },
};

/** A list whose items are marked: had, not had, or merely named. */
export function MarkedList({ items, mark, className = '' }: Props) {
	const { path, className: colour } = marks[mark];
	return (
		<ul className={`grid gap-2.5 ${className}`}>
			{items.map((item, index) => (
				<li key={index} className="flex gap-3">
					<svg
						aria-hidden="true"
						className={`mt-1 size-4.5 flex-none ${colour}`}
						viewBox="0 0 20 20"
						fill="none"
						stroke="currentColor"
						strokeWidth={mark === 'dot' ? 5 : 2.25}
						strokeLinecap="round"
						strokeLinejoin="round"
					>
						<path d={path} />
					</svg>
					{item}
				</li>
			))}
		</ul>
	);
}
