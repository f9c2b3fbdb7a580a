import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { nextTab } from './next-tab.ts';

type Props = {
	/** What the tabs choose between, for screen readers. */
	label: string;
	tabs: { title: string; content: ReactNode }[];
	/** Which tab is shown, and what happens when another is chosen. */
	choice: { current: number; choose: (index: number) => void };
};

/**
 * Tabs with one stop in the tab order: arrow keys, Home and End move between them. Without scripts there is
 * nothing to press, and every panel is shown.
 */
export function Tabs({ label, tabs, choice }: Props) {
	const id = useId();
	const { current, choose } = choice;
	const list = useRef<HTMLDivElement>(null);

	const move = (event: KeyboardEvent) => {
		const next = nextTab(event.key, current, tabs.length);
		if (next === null) return;
		event.preventDefault();
		choose(next);
		list.current?.querySelectorAll('button')[next]?.focus();
	};

	return (
		<div>
			<div ref={list} role="tablist" aria-label={label} className="tab-list noscript:hidden">
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
						onClick={() => choose(index)}
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
					className={index === current ? undefined : 'hidden noscript:mt-10 noscript:block'}
				>
					{content}
				</div>
			))}
		</div>
	);
}
