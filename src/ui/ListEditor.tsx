import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { ListEditorTools } from './ListEditorTools.tsx';

/** What an item is drawn with. */
type EditedItem<Item> = {
	item: Item;
	/** From 0. */
	index: number;
	change: (item: Item) => void;
	/** For a field of one line that is the whole item: Enter goes on to a next one, Backspace takes an empty one away. */
	onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

type Props<Item> = {
	/** 'Features' */
	label: string;
	/** One of them, in running text: 'feature'. */
	word: string;
	items: readonly Item[];
	/** What is added. */
	blank: Item;
	/** How many there can be. */
	most: number;
	/** What is wrong with the list as a whole. */
	error?: string | undefined;
	hint?: string;
	onChange: (items: Item[]) => void;
	children: (edited: EditedItem<Item>) => ReactNode;
};

type Place = { index: number; part: 'field' | 'up' | 'down' | 'remove' };

/**
 * A list that grows, shrinks and is put in order, by mouse or keyboard alone. The focus stays with what was moved, and
 * goes on from what was removed to what took its place.
 */
export function ListEditor<Item>(props: Props<Item>) {
	const { label, word, items, blank, most, error, hint, onChange, children } = props;
	const id = useId();
	const list = useRef<HTMLOListElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const [next, setNext] = useState<Place | null>(null);
	const [said, setSaid] = useState('');
	const isFull = items.length >= most;

	useEffect(() => {
		if (next) (fieldAt(list.current, next) ?? addButton.current)?.focus();
	}, [next]);

	const replace = (changed: Item[], place: Place, words: string) => {
		setNext(place);
		setSaid(words);
		onChange(changed);
	};
	const add = (index: number) => {
		if (isFull) return;
		replace(items.toSpliced(index, 0, blank), { index, part: 'field' }, '');
	};
	const remove = (index: number, part: Place['part'], neighbour: number) => {
		const place = { index: Math.min(Math.max(0, neighbour), items.length - 2), part };
		replace(items.toSpliced(index, 1), place, `${capital(word)} ${index + 1} was removed.`);
	};
	const move = (index: number, part: 'up' | 'down') => {
		const to = part === 'up' ? index - 1 : index + 1;
		const moved = items[index];
		if (moved === undefined || to < 0 || to >= items.length) return;
		const changed = items.toSpliced(index, 1).toSpliced(to, 0, moved);
		replace(changed, { index: to, part }, `Now ${word} ${to + 1} of ${items.length}.`);
	};
	const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>, index: number) => {
		const { value } = event.currentTarget;
		if (event.nativeEvent.isComposing) return;
		if (event.key === 'Enter') {
			event.preventDefault();
			if (value.trim() !== '') add(index + 1);
		} else if (event.key === 'Backspace' && value === '') {
			event.preventDefault();
			remove(index, 'field', index - 1);
		}
	};

	return (
		<fieldset
			className="min-w-0"
			aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
		>
			<legend className="label mb-1">{label}</legend>
			{hint !== undefined && (
				<p className="hint mb-2" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<ol ref={list} className="grid gap-2">
				{items.map((item, index) => {
					const name = `${word} ${index + 1}`;
					const change = (changed: Item) => onChange(items.with(index, changed));
					return (
						<li key={index} className="list-editor-item">
							{children({ item, index, change, onKeyDown: (event) => press(event, index) })}
							<ListEditorTools
								name={name}
								isFirst={index === 0}
								isLast={index === items.length - 1}
								onMove={(part) => move(index, part)}
								onRemove={() => remove(index, 'remove', index)}
							/>
						</li>
					);
				})}
			</ol>
			<FieldError id={id} error={error} />
			<div className="mt-2 flex flex-wrap items-center gap-3">
				<button
					ref={addButton}
					type="button"
					className="button button-secondary min-h-11 px-4"
					aria-disabled={isFull}
					onClick={() => add(items.length)}
				>
					Add {word}
				</button>
				{isFull && <p className="hint">There can be {most} at most.</p>}
			</div>
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</fieldset>
	);
}

function fieldAt(list: HTMLElement | null, { index, part }: Place): HTMLElement | null {
	const field = part === 'field' ? 'input, textarea' : `[data-part=${part}]`;
	return list?.children[index]?.querySelector<HTMLElement>(field) ?? null;
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
