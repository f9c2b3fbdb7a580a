import { useEffect, useRef, useState } from 'react';

import { changeView } from '#src/stores/admin/panel-address.ts';

import { searchField } from './use-shortcuts.ts';

/** How long nothing is typed, in milliseconds, before it is searched for. */
const pause = 250;

/** The search of a tab. What is typed is searched for as soon as one stops, and stands in the address. */
export function SearchBox({ q, looksAt }: { q: string; looksAt: string }) {
	const [typed, setTyped] = useState(q);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const asked = useRef(q);

	// The address changed by other means: Back, or a button that shows everything.
	useEffect(() => {
		if (q === asked.current) return;
		asked.current = q;
		setTyped(q);
	}, [q]);
	useEffect(() => () => clearTimeout(timer.current), []);

	const search = (text: string, wait: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			asked.current = text;
			changeView({ q: text }, 'replace');
		}, wait);
	};

	return (
		<form
			className="panel-search"
			role="search"
			onSubmit={(event) => {
				event.preventDefault();
				search(typed, 0);
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
				maxLength={100}
				value={typed}
				aria-keyshortcuts="/"
				onChange={({ target }) => {
					setTyped(target.value);
					search(target.value, pause);
				}}
			/>
		</form>
	);
}
