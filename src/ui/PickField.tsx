import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { popup } from './popup.ts';

type Props<Item extends { key: string }> = {
	label: string;
	/** What the list is called when it is read out. */
	listLabel: string;
	placeholder: string;
	/** What fits the text that is typed; all there is to pick from of ''. */
	found: (typed: string) => readonly Item[];
	/** What the field says while nothing is typed: what was picked, or ''. */
	picked: string;
	nameOf: (item: Item) => string;
	onPick: (item: Item) => void;
	/** Said where nothing fits. */
	nothing: (typed: string) => string;
	hint: ReactNode;
	error: string | undefined;
	/** Whether nothing need be picked. */
	isOptional?: boolean;
	/** Draws an item of the list. */
	children: (item: Item) => ReactNode;
};

/**
 * A field in which one of many is looked for by typing and picked by Enter or a press; whoever comes back to it types over
 * what was picked. The first that fits is the one that Enter picks.
 */
export function PickField<Item extends { key: string }>(props: Props<Item>) {
	const { label, listLabel, placeholder, found, picked, nameOf, onPick, hint, error } = props;
	const { isOptional = false } = props;
	const id = useId();
	// null: nothing is being looked for.
	const [typed, setTyped] = useState<string | null>(null);
	const items = found(typed ?? '');
	const combobox = useCombobox({
		items: [...items],
		itemToString: (item) => (item ? nameOf(item) : ''),
		inputValue: typed ?? picked,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		inputId: id,
		labelId: `${id}-label`,
		menuId: `${id}-list`,
		getItemId: (index) => `${id}-option-${index}`,
	});
	const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = combobox;

	// While the key or the press is still being handled: the list itself would tell of it later than a quick hand's next
	// key. And it would pick when somebody merely goes on to the next field.
	const pick = (item: Item, event: SyntheticEvent) => {
		event.preventDefault();
		Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
		onPick(item);
		setTyped(null);
		combobox.closeMenu();
	};
	const pickByKey = (event: KeyboardEvent) => {
		const item = items[Math.max(highlightedIndex, 0)];
		// The Enter of an input method chooses its characters.
		if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOpen || !item) return;
		pick(item, event);
	};
	return (
		<div className="field relative">
			<label className="label" htmlFor={id} id={`${id}-label`}>
				{label}
			</label>
			<input
				{...getInputProps({
					onFocus: ({ target }) => target.select(),
					// At once: what the list hears of it later would undo a quick hand's next key.
					onChange: ({ currentTarget }) => setTyped(currentTarget.value),
					onKeyDown: pickByKey,
					onBlur: () => setTyped(null),
				})}
				className="input"
				placeholder={placeholder}
				autoComplete="off"
				spellCheck={false}
				required={!isOptional}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error, hint: true })}
			/>
			<p className="hint" id={`${id}-hint`} role="status">
				{hint}
			</p>
			<FieldError id={id} error={error} />
			<ul
				{...getMenuProps({ 'aria-label': listLabel })}
				className={`${popup} inset-x-0 max-h-80 overflow-y-auto py-1 ${isOpen ? '' : 'hidden'}`}
			>
				{isOpen &&
					items.map((item, index) => (
						<li
							key={item.key}
							{...getItemProps({ item, index, onClick: (event) => pick(item, event) })}
							className="pick-option"
							data-highlighted={index === highlightedIndex || undefined}
						>
							{props.children(item)}
						</li>
					))}
				{isOpen && items.length === 0 && (
					<li className="px-3 py-2 text-ink-soft">{props.nothing(typed ?? '')}</li>
				)}
			</ul>
		</div>
	);
}
