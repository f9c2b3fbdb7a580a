import { useCombobox } from 'downshift';
import {
	useCallback,
	useDeferredValue,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';

import { minimumQuery } from '#src/domain/flights/airport-search.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { type Place, placeLabel } from '#src/domain/flights/place.ts';
import type { Suggestion } from '#src/domain/flights/suggestion.ts';

import type { AirportComboboxProps, AirportList } from './airport-combobox-props.ts';
import { AirportOptions } from './AirportOptions.tsx';
import { popup } from './popup.ts';

const blurCloseDelay = 150;
const noPlaces: Suggestion[] = [];

/** The suggestions of an airport field: the list and its keyboard, beside an input that stands already. */
export function AirportCombobox(props: AirportComboboxProps) {
	const { value, onChange, airports, kinds, isWrong, inputId, inputRef, handlersRef } = props;
	const { onPopupChange } = props;
	const [wanted, setWanted] = useState(false);
	// The letter first, what it suggests in a task of its own: what is seen is what can be chosen.
	const query = useDeferredValue(value);
	const suggest = airports.state === 'ready' ? airports.suggest : null;
	const suggestions = useMemo(
		() => (suggest && isQuestion(query) ? suggest(query, kinds) : noPlaces),
		[suggest, query, kinds],
	);
	const isOpen = wanted && suggestions.length > 0 && isQuestion(value);

	const getItemId = useCallback((index: number) => `${inputId}-option-${index}`, [inputId]);
	const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
		items: suggestions,
		itemToString: (place) => (place ? placeLabel(place) : ''),
		isOpen,
		inputValue: value,
		selectedItem: null,
		inputId,
		labelId: `${inputId}-label`,
		menuId: `${inputId}-list`,
		getItemId,
		onIsOpenChange: (change) => setWanted(change.isOpen),
		onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(placeLabel(selectedItem)),
	});
	const inputProps = getInputProps();
	const activeOption = inputProps['aria-activedescendant'];
	const blurTimer = useRef(0);

	// Downshift takes the focus for a list that opens, in an effect. That effect must not come when the focus has
	// moved on: the list is not open from the first render, whose effects wait, and none opens after a blur.
	// oxlint-disable-next-line react/set-state-in-effect -- only what has the focus by now counts
	useLayoutEffect(() => setWanted(document.activeElement?.id === inputId), [inputId]);
	useLayoutEffect(() => {
		// oxlint-disable-next-line react/set-state-in-effect -- likewise
		if (isWrong && document.activeElement?.id === inputId) setWanted(true);
	}, [inputId, isWrong]);
	useLayoutEffect(() => {
		if (typeof inputProps.ref === 'function') inputProps.ref(inputRef.current);
		handlersRef.current = {
			onChange: inputProps.onChange,
			onClick: inputProps.onClick,
			onKeyDown(event) {
				// Downshift's own Escape also empties the field, and its Tab picks what is highlighted.
				if (event.key === 'Escape' || event.key === 'Tab') setWanted(false);
				else inputProps.onKeyDown?.(event);
			},
			onFocus: () => isWrong && setWanted(true),
			onBlur() {
				clearTimeout(blurTimer.current);
				if (!isOpen) return setWanted(false);
				blurTimer.current = window.setTimeout(() => {
					if (document.activeElement !== inputRef.current) setWanted(false);
				}, blurCloseDelay);
			},
			close: () => setWanted(false),
		};
	});
	useLayoutEffect(
		() => onPopupChange({ isOpen, activeOption }),
		[isOpen, activeOption, onPopupChange],
	);
	useEffect(() => () => clearTimeout(blurTimer.current), []);

	const note = wanted ? explain(airports, query, suggestions.length) : null;
	return (
		<>
			<ul
				{...getMenuProps({ 'aria-label': 'Airports' })}
				className={`${popup} inset-x-0 max-h-80 overflow-y-auto py-1 lg:min-w-96 ${isOpen ? '' : 'hidden'}`}
			>
				{isOpen && (
					<AirportOptions {...{ query, highlightedIndex, getItemProps }} places={suggestions} />
				)}
			</ul>
			{note && (
				<p aria-hidden="true" className={`${popup} inset-x-0 px-3 py-2.5 text-ink-soft`}>
					{note}
				</p>
			)}
			<p className="visually-hidden" role="status">
				{isOpen ? countText(suggestions) : note}
			</p>
		</>
	);
}

function explain(airports: AirportList, value: string, count: number): string | null {
	if (count > 0 || !isQuestion(value)) return null;
	if (airports.state === 'loading') return 'Loading airports…';
	return airports.state === 'ready' ? `No airport matches “${value.trim()}”.` : null;
}

/** Whether a text is long enough to suggest something, and none that was chosen. */
function isQuestion(text: string): boolean {
	const typed = text.trim();
	return typed.length >= minimumQuery && codeInLabel(typed) === null;
}

/** '1 city, 3 airports found.' */
function countText(places: readonly Place[]): string {
	const cities = places.filter(({ kind }) => kind === 'city').length;
	const airports = places.length - cities;
	const counts = [
		...(cities > 0 ? [cities === 1 ? '1 city' : `${cities} cities`] : []),
		...(airports > 0 ? [airports === 1 ? '1 airport' : `${airports} airports`] : []),
	];
	return `${counts.join(', ')} found.`;
}
