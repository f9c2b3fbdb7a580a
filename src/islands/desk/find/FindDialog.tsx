import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

import { leastFindable } from '#src/contract/desk/find.ts';
import { longestSearch } from '#src/contract/http/paging.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { $recent, findQuery, foundAddress, openFound } from '#src/stores/desk/find.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { useMay } from '../panel/use-may.ts';
import { useSettled } from '../panel/use-settled.ts';
import { commandMark, commandsFor } from './commands.ts';
import { type FindChoice, findGroups } from './find-choices.ts';
import { FindList, listId, optionId } from './FindList.tsx';
import { FindState } from './FindState.tsx';

/** How long nothing is typed, in milliseconds, before it is looked for. */
const pause = 120;
const heading = 'find-heading';

/** Looks for whatever somebody says, over everything, and opens what is chosen. */
export function FindDialog({ onClosed }: { onClosed: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const [chosen, setChosen] = useState(0);
	const [today] = useState(() => newYorkDay(new Date()));
	const recent = useStore($recent);
	const isAdmin = useMay('accounts');
	const client = useQueryClient();
	const viewer = useStore($viewer);
	const wanted = typed.trim();
	const isCommand = wanted.startsWith(commandMark);
	const isAsked = !isCommand && wanted.length >= leastFindable;
	const q = useSettled(wanted, pause);
	const result = useQuery({ ...findQuery(q), enabled: isAsked && q.length >= leastFindable });
	const isCurrent = isAsked && q === wanted && result.isSuccess && !result.isPlaceholderData;
	const groups = isAsked
		? findGroups(result.data ?? noFindings, { q: result.data ? q : wanted, isAdmin })
		: [
				isCommand
					? { label: 'Commands', choices: commandsFor({ text: wanted.slice(1), viewer, today }) }
					: { label: 'Recent', choices: [...recent] },
			].filter(({ choices }) => choices.length > 0);
	const choices: FindChoice[] = groups.flatMap((group) => group.choices);
	const active = Math.min(chosen, choices.length - 1);

	// Its heading takes the focus of a dialog; here something is typed at once.
	useLayoutEffect(() => input.current?.focus(), []);
	useEffect(() => {
		document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
	}, [active]);

	const open = (choice: FindChoice | undefined, isElsewhere = false) => {
		if (!choice) return;
		if (isElsewhere) {
			window.open(foundAddress(choice), '_blank', 'noopener');
			return;
		}
		dialog.current?.close();
		openFound(choice);
		scrollTo({ top: 0 });
	};
	// Enter was pressed before there was anything to choose: the first is opened once it is there.
	const openFirst = async () => {
		const findings = await client.fetchQuery(findQuery(wanted)).catch(() => null);
		const isStillWanted = dialog.current?.open && input.current?.value.trim() === wanted;
		if (findings && isStillWanted)
			open(findGroups(findings, { q: wanted, isAdmin })[0]?.choices[0]);
	};

	const press = (event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, nativeEvent } = event;
		const last = choices.length - 1;
		if (nativeEvent.isComposing) return;
		if (key === 'ArrowDown') setChosen(active >= last ? 0 : active + 1);
		else if (key === 'ArrowUp') setChosen(active <= 0 ? last : active - 1);
		else if (key === 'Enter' && isAsked && !isCurrent) void openFirst();
		else if (key === 'Enter') open(choices[active], ctrlKey || metaKey);
		else return;
		event.preventDefault();
	};
	const change = (text: string) => {
		setTyped(text);
		setChosen(0);
	};

	return (
		<Dialog ref={dialog} heading={heading} className="find-dialog" onClosed={onClosed}>
			<h2 id={heading} tabIndex={-1} className="visually-hidden">
				Find
			</h2>
			<div className="find-field">
				<input
					ref={input}
					type="text"
					role="combobox"
					aria-label="Find a booking, a person, a request, a tour or a departure"
					aria-autocomplete="list"
					aria-expanded={choices.length > 0}
					aria-controls={listId}
					aria-activedescendant={choices.length > 0 ? optionId(active) : undefined}
					placeholder="Reference, name, phone, email, route…"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="go"
					maxLength={longestSearch}
					value={typed}
					onChange={({ target }) => change(target.value)}
					onKeyDown={press}
				/>
				<button type="button" className="find-close" onClick={() => dialog.current?.close()}>
					<span aria-hidden="true">Esc</span>
					<span className="visually-hidden">Close dialog</span>
				</button>
			</div>
			<FindList
				groups={groups}
				active={active}
				isBusy={isAsked && !isCurrent}
				onPoint={setChosen}
				onChoose={(choice, event: MouseEvent) => open(choice, event.ctrlKey || event.metaKey)}
			/>
			<FindState
				wanted={wanted}
				isAsked={isAsked}
				isCommand={isCommand}
				isCurrent={isCurrent || isCommand}
				result={result}
				found={choices.filter(({ isAll }) => isCommand || !isAll).length}
				more={choices.filter(({ isAll }) => !isCommand && isAll).map(({ title }) => title)}
			/>
		</Dialog>
	);
}

const noFindings = {
	people: [],
	bookings: [],
	requests: [],
	tours: [],
	departures: [],
	more: [],
};
