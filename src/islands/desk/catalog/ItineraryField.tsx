import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';

import { mostDays, type TourFields } from '#src/contract/desk/tours.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';

import { DayFields } from './tour/DayFields.tsx';
import { DayHead } from './tour/DayHead.tsx';
import { type DayFocus, useDayList } from './tour/use-day-list.ts';
import type { FormControl, FormErrors } from './use-catalog-form.ts';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/**
 * A tour day by day. Days are folded to a line each until they are edited; by keyboard alone they are added, copied, put
 * in order and removed, and the focus stays with what was moved.
 */
export function ItineraryField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'itinerary' });
	const days = field.value ?? [];
	const list = useDayList(days, { most: mostDays, onChange: field.onChange });
	const id = useId();
	const element = useRef<HTMLOListElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const isFull = days.length >= mostDays;

	// Each time the form was sent, the days in which something is wrong unfold, before the first fault takes the focus.
	const { errors, submitCount } = form.formState;
	const [attempts, setAttempts] = useState(submitCount);
	if (attempts !== submitCount) {
		setAttempts(submitCount);
		list.unfold(days.map((_, index) => index).filter((index) => errors.itinerary?.[index]));
	}

	const { focus } = list;
	useEffect(() => {
		if (focus) (partOf(element.current, focus) ?? addButton.current)?.focus();
	}, [focus]);

	return (
		<fieldset className="min-w-0" aria-describedby={describedBy(id, { error: error('itinerary') })}>
			<legend className="label mb-1">Itinerary</legend>
			<ol ref={element} className="grid gap-2">
				{days.map((day, index) => {
					const key = list.keys[index];
					const isOpen = list.isOpen(index);
					const fields = `${id}-${key}`;
					return (
						<li key={key} data-day={key} className="day-editor">
							<DayHead
								{...{ day, index, isOpen, fields }}
								isLast={index === days.length - 1}
								onToggle={() => list.toggle(index)}
								onMove={(way) => list.move(index, way)}
								onDuplicate={() => list.duplicate(index)}
								onRemove={() => list.remove(index)}
							/>
							{list.wasOpen(index) && (
								<div id={fields} className="day-editor-fields" hidden={!isOpen}>
									<DayFields
										{...{ day, index, error }}
										change={(changed) => list.change(index, changed)}
									/>
								</div>
							)}
						</li>
					);
				})}
			</ol>
			<FieldError id={id} error={error('itinerary')} />
			<div className="mt-2 flex flex-wrap items-center gap-3">
				<button
					ref={addButton}
					type="button"
					className="button button-secondary min-h-11 px-4"
					aria-disabled={isFull}
					onClick={list.add}
				>
					Add day
				</button>
				{isFull && <p className="hint">There can be {mostDays} at most.</p>}
			</div>
			<p className="visually-hidden" role="status">
				{list.said}
			</p>
		</fieldset>
	);
}

function partOf(list: HTMLElement | null, { key, part }: DayFocus): HTMLElement | null {
	const selector = part === 'fields' ? '.day-editor-fields input' : `[data-part=${part}]`;
	return list?.querySelector<HTMLElement>(`[data-day="${key}"] ${selector}`) ?? null;
}
