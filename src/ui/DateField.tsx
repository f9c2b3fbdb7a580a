import { type ComponentType, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { calendarButton, CalendarIcon, ownIndicator } from './CalendarButton.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import { describedBy, FieldError } from './FieldError.tsx';

type Props = {
	label: string;
	name: string;
	value: string;
	onChange: (value: string) => void;
	error: string | undefined;
	required?: boolean;
	/** Says beside the label that the date may be left out, among fields that are needed. */
	isOptional?: boolean;
	/** Days before this one cannot be chosen; null while today is not known, in the built HTML. */
	earliest: CalendarDate | null;
	/** The input, for a form that gives it the focus. */
	ref?: Ref<HTMLInputElement | null>;
};

/** The browser's own date input; where there is a mouse, pressing it or its button also opens a calendar of ours. */
export function DateField(props: Props) {
	const {
		label,
		name,
		value,
		onChange,
		error,
		required = false,
		isOptional = false,
		earliest,
		ref,
	} = props;
	const id = useId();
	const field = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [Picker, setPicker] = useState<ComponentType<DatePickerProps> | null>(null);
	// Whether the calendar is still wanted once it has come.
	const isWanted = useRef(false);
	const [openedBy, setOpenedBy] = useState<'field' | 'button'>('button');
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
		ref,
		() => input.current,
		[],
	);

	const open = async (by: typeof openedBy) => {
		setOpenedBy(by);
		isWanted.current = true;
		await import('./DatePicker.tsx').then(
			({ DatePicker }) => isWanted.current && setPicker(() => DatePicker),
			() => input.current?.focus(),
		);
	};

	return (
		<div className="field">
			<div className="flex items-baseline gap-1.5">
				<label className="label" htmlFor={id}>
					{label}
				</label>
				{isOptional && <span className="hint leading-none">(optional)</span>}
			</div>
			<div className="relative" ref={field}>
				<input
					ref={input}
					id={id}
					name={name}
					className={`input ${ownIndicator}`}
					type="date"
					required={required}
					min={earliest ?? undefined}
					value={value}
					data-empty={value === '' || undefined}
					aria-invalid={Boolean(error)}
					aria-describedby={describedBy(id, { error })}
					onChange={(event) => onChange(event.target.value)}
					onClick={(event) => {
						if (!earliest || !matchMedia('(pointer: fine)').matches) return;
						// Or Firefox opens its own as well.
						event.preventDefault();
						if (!Picker) void open('field');
					}}
					onKeyDown={({ key }) => {
						// Who types a date needs no calendar.
						if (['Tab', 'Shift'].includes(key)) return;
						isWanted.current = false;
						if (key !== 'Escape') setPicker(null);
					}}
				/>
				<button
					ref={button}
					type="button"
					className={calendarButton}
					aria-haspopup="dialog"
					aria-expanded={Picker !== null}
					onClick={() => (Picker ? setPicker(null) : void open('button'))}
				>
					<CalendarIcon />
					<span className="visually-hidden">Open calendar for {label}</span>
				</button>
				{earliest && Picker && (
					<Picker
						{...{ value, earliest, field }}
						takesFocus={openedBy === 'button'}
						onChoose={onChange}
						onClose={(isDone) => {
							setPicker(null);
							if (isDone) (openedBy === 'field' ? input : button).current?.focus();
						}}
					/>
				)}
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
