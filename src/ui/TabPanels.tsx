import { createElement, type ReactNode } from 'react';

type Props = {
	/** What the tabs choose between, for screen readers. */
	label: string;
	/** The first one is shown at first; the ids make the tabs known to links and scripts. */
	tabs: { id: string; title: string; content: ReactNode }[];
};

/**
 * Tabs as HTML, which `src/elements/tab-panels.ts` makes work wherever it stands. Without scripts there is nothing to
 * press, and every panel is shown.
 */
export function TabPanels({ label, tabs }: Props) {
	return createElement(
		'tab-panels',
		{ className: 'block' },
		<div role="tablist" aria-label={label} className="tab-list noscript:hidden">
			{tabs.map(({ id, title }, index) => (
				<button
					key={id}
					type="button"
					role="tab"
					id={`${id}-tab`}
					aria-controls={`${id}-panel`}
					aria-selected={index === 0}
					tabIndex={index === 0 ? 0 : -1}
					className="tab"
				>
					{title}
				</button>
			))}
		</div>,
		tabs.map(({ id, content }, index) => (
			<div
				key={id}
				role="tabpanel"
				id={`${id}-panel`}
				aria-labelledby={`${id}-tab`}
				className={index === 0 ? undefined : 'hidden noscript:mt-10 noscript:block'}
			>
				{content}
			</div>
		)),
	);
}
