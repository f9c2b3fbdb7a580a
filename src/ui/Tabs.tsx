import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type Props = {
	/** What the tabs choose between, for screen readers. */
	label: string;
	/** The first one is shown at first. */
	tabs: { title: string; content: ReactNode }[];
};

/** Tabs with one stop in the tab order: arrow keys, Home and End move between them. */
export function Tabs({ label, tabs }: Props) {
	const id = useId();
	const [current, setCurrent] = useState(0);
	const list = useRef<HTMLDivElement>(null);

	const move = (event: KeyboardEvent) => {
		const next = nextTab(event.key, current, tabs.length);
		if (next === null) return;
		event.preventDefault();
		setCurrent(next);
		list.current?.querySelectorAll('button')[next]?.focus();
	};

	return (
		<div>
			<div ref={list} role="tablist" aria-label={label} className="tab-list">
				{tabs.map(({ title }, index) => (
					<button
						key={title}
						type="button"
						role="tab"
						id={`${id}-tab-${index}`}
						aria-controls={`${id}-panel-${index}`}
						aria-selected={index === current}
						tabIndex={index === current ? 0 : -1}
						className="tab"
						onClick={() => setCurrent(index)}
						onKeyDown={move}
					>
						{title}
					</button>
				))}
			</div>
			{tabs.map(({ title, content }, index) => (
				<div
					key={title}
					role="tabpanel"
					id={`${id}-panel-${index}`}
					aria-labelledby={`${id}-tab-${index}`}
					hidden={index !== current}
				>
					{content}
				</div>
			))}
		</div>
	);
}

function nextTab(key: string, current: number, count: number): number | null {
	switch (key) {
		case 'ArrowRight':
			return (current + 1) % count;
		case 'ArrowLeft':
			return (current + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
