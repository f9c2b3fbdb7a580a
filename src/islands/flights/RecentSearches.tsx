import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { formatMonthsAndDays } from '#src/domain/calendar/format-date.ts';
import { cabinClasses, cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { fareChange } from '#src/domain/flights/fare-change.ts';
import { partyLabel, readParty } from '#src/domain/flights/party.ts';
import { formatMoney } from '#src/domain/money.ts';
import {
	$recentSearches,
	type RecentSearch,
	recallSearches,
	removeRecentSearch,
	removeRecentSearches,
} from '#src/stores/flights/recent-searches.ts';
import { popup } from '#src/ui/popup.ts';

/** The searches made on this device, under a field that is empty: each with what it costs today. */
export function RecentSearches() {
	const searches = useStore($recentSearches);
	const [now] = useState(() => new Date());
	const [said, setSaid] = useState('');
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => void recallSearches(now), [now]);
	useEffect(() => {
		// oxlint-disable-next-line react/set-state-in-effect -- what stands there from the beginning is not announced
		setSaid(searches.length === 0 ? '' : countText(searches.length));
	}, [searches.length]);
	if (searches.length === 0) return null;

	// The button that had the focus goes with its search.
	const remove = (event: MouseEvent<HTMLButtonElement>, path: string) => {
		const row = event.currentTarget.closest('li');
		const beside = row?.nextElementSibling ?? row?.previousElementSibling;
		if (document.activeElement === event.currentTarget) {
			(beside?.querySelector('button') ?? fieldOf(list.current))?.focus();
		}
		removeRecentSearch(path);
	};
	const removeAll = () => {
		fieldOf(list.current)?.focus();
		removeRecentSearches();
	};

	return (
		// A press beside the links leaves the focus in the field, or the list would close.
		<div
			ref={list}
			role="group"
			aria-label="Recent searches"
			className={`${popup} inset-x-0 max-h-96 overflow-y-auto py-1 lg:min-w-96`}
			onMouseDownCapture={(event) => event.preventDefault()}
		>
			<div className="flex items-center justify-between pl-3">
				<span className="text-sm font-semibold">Recent searches</span>
				<button type="button" className="link min-h-11 px-3 text-sm" onClick={removeAll}>
					Remove all
				</button>
			</div>
			<ul>
				{searches.map((recent) => (
					<li key={recent.path} className="flex border-t border-line">
						<a
							className="min-w-0 flex-1 py-2 pl-3 text-ink no-underline hover:bg-paper-deep"
							href={recent.path}
						>
							<span className="block wrap-anywhere">
								{recent.search.origin} to {recent.search.destination}
							</span>
							<span className="block text-sm text-ink-soft">{factsOf(recent)}</span>
							<Fare recent={recent} now={now} />
						</a>
						<button
							type="button"
							className="grid w-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
							onClick={(event) => remove(event, recent.path)}
						>
							<span aria-hidden="true">✕</span>
							<span className="visually-hidden">
								Remove {recent.search.origin} to {recent.search.destination}, {factsOf(recent)}
							</span>
						</button>
					</li>
				))}
			</ul>
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</div>
	);
}

/** '$694, $12 less than on Nov 20'; what it cost then while today's fare is not known. */
function Fare({ recent, now }: { recent: RecentSearch; now: Date }) {
	const change = recent.today === null ? '' : fareChange(recent, recent.today, utcToday(now));
	return (
		<span className="block text-sm">
			<b className="tabular-nums">{recent.today === null ? '…' : formatMoney(recent.today)}</b>
			{change && `, ${change}`}
		</span>
	);
}

function factsOf({ search }: RecentSearch): string {
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const party = readParty(passengers);
	return [
		formatMonthsAndDays(departureDate, returnDate || departureDate),
		...(party ? [partyLabel(party)] : []),
		...(cabinClass === cabinClasses[0].value ? [] : [cabinClassLabel(cabinClass)]),
	].join(' · ');
}

function fieldOf(list: Element | null): HTMLElement | null | undefined {
	return list?.closest('.field')?.querySelector('input');
}

function countText(count: number): string {
	return count === 1 ? '1 recent search below.' : `${count} recent searches below.`;
}
