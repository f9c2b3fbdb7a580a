import {
	type ReactNode,
	type Ref,
	type RefObject,
	useEffect,
	useId,
	useImperativeHandle,
	useRef,
} from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { type CalendarDoor, openFromField } from './calendar-opening.ts';
import { calendarButton, CalendarIcon, ownIndicator } from './CalendarButton.tsx';
import { describedBy, FieldError } from './FieldError.tsx';
import { FieldLabel } from './FieldLabel.tsx';

/** What a form says of one of its dates. */
export type DateInputProps = {
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

type Props<Calendar> = DateInputProps & {
	door: CalendarDoor<Calendar>;
	isOpen: boolean;
	button: RefObject<HTMLButtonElement | null>;
	/** The calendar, which hangs under the input. */
	children: ReactNode;
};

/** The browser's own date input, and the ways to open a calendar of ours from it. */
export function DateInput<Calendar>(props: Props<Calendar>) {
	const { label, name, value, onChange, error, required = false, isOptional = false } = props;
	const { earliest, ref, door, isOpen, button, children } = props;
	const id = useId();
	const field = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
		ref,
		() => input.current,
		[],
	);
	const latest = useRef(door);
	useEffect(() => {
		latest.current = door;
	});
	useEffect(() => {
		if (!field.current || !input.current || !button.current) return;
		return openFromField(
			{ field: field.current, input: input.current, button: button.current },
			{
				load: () => latest.current.load(),
				show: (calendar, by) => latest.current.show(calendar, by),
				hide: () => latest.current.hide(),
			},
		);
	}, [button]);

	return (
		<div className="field" ref={field}>
			<FieldLabel id={id} label={label} isOptional={isOptional} />
			<div className="relative">
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
				/>
				<button
					ref={button}
					type="button"
					className={calendarButton}
					aria-haspopup="dialog"
					aria-expanded={isOpen}
				>
					<CalendarIcon />
					<span className="visually-hidden">Open calendar for {label}</span>
				</button>
				{children}
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
