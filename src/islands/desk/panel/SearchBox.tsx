import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { longestSearch } from '#src/contract/http/paging.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';
import { $hasSingleKeys } from '#src/stores/desk/single-keys.ts';

import { rowDoor } from './use-row-focus.ts';
import { searchField } from './use-shortcuts.ts';

/** How long nothing is typed, in milliseconds, before it is searched for. */
const pause = 250;

/**
 * The search of a tab. What is typed is searched for as soon as one stops, and stands in the address. Back leads to
 * the list as it was before the search.
 */
export function SearchBox({ q, looksAt }: { q: string; looksAt: string }) {
	const [typed, setTyped] = useState(q);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const asked = useRef(q);
	const hasKeys = useStore($hasSingleKeys);

	// The address changed by other means: Back, or a button that shows everything.
	useEffect(() => {
		if (q === asked.current) return;
		clearTimeout(timer.current);
		asked.current = q;
		setTyped(q);
	}, [q]);
	useEffect(() => () => clearTimeout(timer.current), []);

	const search = (text: string) => {
		clearTimeout(timer.current);
		if (text === asked.current) return;
		const isFirst = asked.current === '';
		asked.current = text;
		changeView({ q: text }, isFirst ? 'push' : 'replace');
	};

	return (
		<form
			className="panel-search"
			onSubmit={(event) => {
				event.preventDefault();
				search(typed);
			}}
		>
			<label className="visually-hidden" htmlFor="panel-search">
				Search
			</label>
			<input
				{...searchField}
				id="panel-search"
				type="search"
				className="input"
				placeholder={looksAt}
				autoComplete="off"
				spellCheck={false}
				maxLength={longestSearch}
				value={typed}
				{...(hasKeys && { 'aria-keyshortcuts': '/' })}
				onKeyDown={goToRows}
				onChange={({ target: { value } }) => {
					setTyped(value);
					clearTimeout(timer.current);
					timer.current = setTimeout(search, pause, value);
				}}
			/>
		</form>
	);
}

function goToRows(event: KeyboardEvent): void {
	if (event.key !== 'ArrowDown') return;
	event.preventDefault();
	document.querySelector<HTMLElement>(rowDoor)?.focus();
}
