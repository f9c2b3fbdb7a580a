import type { ChangeEventHandler, KeyboardEventHandler, MouseEventHandler, RefObject } from 'react';

import type { Suggest } from '#src/domain/flights/suggestion.ts';

/** The airports to suggest from, as far as they are loaded. */
export type AirportList =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'ready'; suggest: Suggest }
	| { state: 'failed' };

/** What the input passes on to the combobox. */
export type InputHandlers = {
	onChange: ChangeEventHandler<HTMLInputElement> | undefined;
	onKeyDown: KeyboardEventHandler<HTMLInputElement>;
	onClick: MouseEventHandler<HTMLInputElement> | undefined;
	onFocus: () => void;
	onBlur: () => void;
	close: () => void;
};

/** What the input says about the list. */
export type Popup = { isOpen: boolean; activeOption: string };

export type AirportComboboxProps = {
	value: string;
	onChange: (value: string) => void;
	airports: AirportList;
	/** Whether cities with several airports are suggested beside airports. */
	kinds: 'all' | 'airports';
	/** Whether the field says that another airport is wanted: then the list opens with the focus. */
	isWrong: boolean;
	inputId: string;
	inputRef: RefObject<HTMLInputElement | null>;
	/** Where the combobox leaves what the input shall call. */
	handlersRef: RefObject<InputHandlers | null>;
	onPopupChange: (popup: Popup) => void;
};
