import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { countsQuery } from '#src/stores/admin/counts.ts';
import { showTab } from '#src/stores/admin/panel-address.ts';

import { type PanelTab, panelTabs } from './panel-tabs.ts';

export const tabPanelId = 'tab-panel';

const tabs: readonly PanelTab[] = panelTabs;
const steps: Partial<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
	Home: -tabs.length,
	End: tabs.length,
};

/** The tabs: beside what they show on a wide screen, a strip above it on others. Arrows go from one to the next. */
export function PanelTabs({ current }: { current: PanelTab }) {
	const { data: counts } = useQuery(countsQuery);
	const list = useRef<HTMLDivElement>(null);
	const chosen = tabs.indexOf(current);

	// The strip of a narrow screen shows the chosen tab, wherever it stands in it.
	useEffect(() => {
		list.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, [chosen]);

	const move = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = Math.min(tabs.length - 1, Math.max(0, chosen + step));
		showTab(tabs[next]?.slug ?? '');
		list.current?.querySelectorAll('button')[next]?.focus();
	};

	return (
		<div ref={list} role="tablist" aria-label="Sections" tabIndex={-1} className="panel-tabs">
			{tabs.map((tab) => {
				const waiting = tab.waiting && counts?.[tab.waiting];
				return (
					<button
						key={tab.slug}
						type="button"
						role="tab"
						aria-controls={tab === current ? tabPanelId : undefined}
						aria-selected={tab === current}
						tabIndex={tab === current ? 0 : -1}
						className="panel-tab"
						onClick={() => showTab(tab.slug)}
						onKeyDown={move}
					>
						{tab.title}
						{waiting !== undefined && waiting > 0 && (
							<span className="panel-tab-count" aria-hidden="true">
								{waiting > 999 ? '999+' : waiting}
							</span>
						)}
					</button>
				);
			})}
		</div>
	);
}
