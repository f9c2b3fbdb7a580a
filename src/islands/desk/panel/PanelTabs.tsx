import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

import { bookingTaskLabels } from '#src/domain/bookings/booking-task.ts';
import { showTab, tabAddress } from '#src/stores/desk/panel-address.ts';

import { Envelope } from './Envelope.tsx';
import type { PanelTab } from './panel-tabs.ts';
import { tabPanelId } from './tab-panel.ts';
import { useWatchedCounts } from './use-watched-counts.ts';

const steps: Partial<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
	Home: -Infinity,
	End: Infinity,
};

/**
 * The tabs: beside what they show on a wide screen, a strip above it on others. Arrows go from one to the next. They
 * are links, so that one can be opened in a window of its own.
 */
export function PanelTabs({ current, tabs }: { current: PanelTab; tabs: readonly PanelTab[] }) {
	const counts = useWatchedCounts();
	const list = useRef<HTMLDivElement>(null);
	// On the way through the tabs by arrow keys, Back leads to where it began.
	const isWalking = useRef(false);
	const chosen = tabs.indexOf(current);

	// The strip of a narrow screen shows the chosen tab, wherever it stands in it.
	useEffect(() => {
		list.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, [chosen]);

	// The counts, once they are there, make the strip wider. The page itself is not moved.
	const isCounted = counts !== undefined;
	useEffect(() => {
		const strip = list.current;
		const tab = strip?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
		if (!isCounted || !strip || !tab) return;
		strip.scrollLeft += tab.left - (strip.clientWidth - tab.width) / 2;
	}, [isCounted]);

	const press = (event: KeyboardEvent<HTMLElement>) => {
		const { key } = event;
		const step = steps[key];
		if (key === ' ') event.currentTarget.click();
		else if (step !== undefined && !isWithModifier(event)) walk(step);
		else return;
		event.preventDefault();
	};

	const walk = (step: number) => {
		const next = Math.min(tabs.length - 1, Math.max(0, chosen + step));
		if (next === chosen) return;
		showTab(tabs[next]?.slug ?? '', {}, isWalking.current ? 'replace' : 'push');
		list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
		isWalking.current = true;
	};

	const choose = (event: MouseEvent, { slug }: PanelTab) => {
		if (isWithModifier(event)) return;
		event.preventDefault();
		showTab(slug);
	};

	return (
		<div
			ref={list}
			role="tablist"
			aria-label="Sections"
			tabIndex={-1}
			className="panel-tabs"
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) isWalking.current = false;
			}}
		>
			{tabs.map((tab) => {
				const waiting = (tab.waiting && counts?.[tab.waiting]) ?? 0;
				const unanswered = (tab.unanswered && counts?.[tab.unanswered]) ?? 0;
				return (
					<a
						key={tab.slug}
						href={tabAddress(tab.slug)}
						role="tab"
						aria-controls={tab === current ? tabPanelId : undefined}
						aria-selected={tab === current}
						tabIndex={tab === current ? 0 : -1}
						className="panel-tab"
						data-begins={tab.begins === tab.title ? '' : tab.begins}
						onClick={(event) => choose(event, tab)}
						onKeyDown={press}
					>
						{tab.title}
						<span className="panel-tab-counts" aria-hidden="true">
							{unanswered > 0 && (
								<span className="panel-tab-count" title={bookingTaskLabels.answer}>
									<Envelope /> {countText(unanswered)}
								</span>
							)}
							{waiting > 0 && <span className="panel-tab-count">{countText(waiting)}</span>}
						</span>
						{tab.saysWaiting && waiting > 0 && (
							<span className="visually-hidden"> {waiting} waiting</span>
						)}
					</a>
				);
			})}
		</div>
	);
}

function countText(count: number): string {
	return count > 999 ? '999+' : String(count);
}

// For the browser: another window, or a step in its history.
function isWithModifier(event: KeyboardEvent | MouseEvent): boolean {
	return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
