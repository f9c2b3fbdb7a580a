import { createElement, type ReactNode } from 'react';

type Props = {
	/** What the tabs lead to, for screen readers. */
	label: string;
	/** In the order of the page; the ids make tabs and sections known to links and scripts. */
	tabs: { id: string; title: string; content: ReactNode }[];
};

/**
 * Sections that follow one another, and above them, always in sight, tabs that lead to each. `src/elements/section-tabs.ts`
 * marks the one that is read; without scripts they are links.
 */
export function SectionTabs({ label, tabs }: Props) {
	return createElement(
		'section-tabs',
		{ className: 'section-tabs' },
		<div role="tablist" aria-label={label} className="tab-list" data-print="no">
			{tabs.map(({ id, title }, index) => (
				<a
					key={id}
					role="tab"
					id={`${id}-tab`}
					href={`#${id}`}
					aria-controls={id}
					aria-selected={index === 0}
					className="tab"
				>
					{title}
				</a>
			))}
		</div>,
		tabs.map(({ id, content }) => (
			<div key={id} role="tabpanel" id={id} aria-labelledby={`${id}-tab`} className="section-panel">
				{content}
			</div>
		)),
	);
}
