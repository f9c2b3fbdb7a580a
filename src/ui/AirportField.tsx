import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';

import type { AirportComboboxProps, InputHandlers, Popup } from './airport-combobox-props.ts';
import { FieldError, describedBy } from './FieldError.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = Pick<AirportComboboxProps, 'airports' | 'kinds' | 'value' | 'onChange'> & {
	/** Of the whole field. */
	className?: string;
	label: string;
	name: string;
	error: string | undefined;
	/** Asks for the airports; called when the field is used. */
	onUse: () => void;
	/** What opens under the field while it is used and empty. */
	children?: ReactNode;
};

const closed: Popup = { isOpen: false, activeOption: '' };

/**
 * A text input for an airport, or a city with several, that suggests them once it is used. It is a plain field until the
 * combobox has arrived, and then the combobox takes hold of the same element: nothing typed is lost.
 */
export function AirportField({
	className = '',
	label,
	name,
	value,
	error,
	airports,
	kinds,
	onChange,
	onUse,
	children,
}: Props) {
	const id = useId();
	const hydrated = useHydrated();
	const inputRef = useRef<HTMLInputElement>(null);
	const handlersRef = useRef<InputHandlers | null>(null);
	const [Combobox, setCombobox] = useState<ComponentType<AirportComboboxProps> | null>(null);
	const [popup, setPopup] = useState(closed);
	const [missing, setMissing] = useState(false);
	const [used, setUsed] = useState(false);
	const [isIn, setIn] = useState(false);

	const prepare = () => {
		setUsed(true);
		onUse();
		if (Combobox) return;
		import('./AirportCombobox.tsx').then(
			(module) => {
				setMissing(false);
				setCombobox(() => module.AirportCombobox);
			},
			() => setMissing(true),
		);
	};
	const unavailable = used && (missing || airports.state === 'failed');

	return (
		<div
			className={`field relative ${className}`}
			onBlurCapture={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) setIn(false);
			}}
			onKeyDownCapture={({ key }) => {
				if (key !== 'Escape' || !isIn) return;
				inputRef.current?.focus();
				setIn(false);
			}}
		>
			<label className="label" htmlFor={id} id={`${id}-label`}>
				{label}
			</label>
			<div className="relative">
				<input
					ref={inputRef}
					id={id}
					name={name}
					className="input w-full pr-11"
					type="text"
					required
					autoComplete="off"
					autoCapitalize="words"
					spellCheck={false}
					placeholder="City or airport"
					value={value}
					data-role="combobox"
					role={hydrated ? 'combobox' : undefined}
					aria-autocomplete={hydrated ? 'list' : undefined}
					aria-expanded={hydrated ? popup.isOpen : undefined}
					aria-controls={popup.isOpen ? `${id}-list` : undefined}
					aria-activedescendant={popup.activeOption || undefined}
					aria-invalid={Boolean(error)}
					aria-describedby={describedBy(id, { error, hint: unavailable })}
					onFocus={() => {
						setIn(true);
						prepare();
						handlersRef.current?.onFocus();
					}}
					onPointerDown={prepare}
					onChange={(event) => {
						setIn(true);
						onChange(event.target.value);
						handlersRef.current?.onChange?.(event);
					}}
					onKeyDown={(event) => handlersRef.current?.onKeyDown(event)}
					onBlur={() => handlersRef.current?.onBlur()}
					onClick={(event) => {
						setIn(true);
						handlersRef.current?.onClick?.(event);
					}}
				/>
				{hydrated && value !== '' && (
					<button
						type="button"
						// Keys empty the field itself, and go on to the next one.
						tabIndex={-1}
						className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft hover:text-ink"
						onClick={() => {
							onChange('');
							handlersRef.current?.close();
							inputRef.current?.focus();
							setIn(true);
						}}
					>
						<span aria-hidden="true">✕</span>
						<span className="visually-hidden">Clear {label}</span>
					</button>
				)}
			</div>
			<p className="hint empty:hidden" id={`${id}-hint`} role="status">
				{unavailable && 'Airport suggestions are not available right now.'}
			</p>
			<FieldError id={id} error={error} />
			{/* Here, both open under what is wrong. */}
			{isIn && value === '' && children}
			{Combobox && (
				<Combobox
					{...{ airports, kinds, value, onChange, inputRef, handlersRef }}
					isWrong={Boolean(error)}
					inputId={id}
					onPopupChange={setPopup}
				/>
			)}
		</div>
	);
}
