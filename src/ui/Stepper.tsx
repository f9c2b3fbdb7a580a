import { useId, useRef, useState } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = {
	label: string;
	value: number;
	least: number;
	most: number;
	/** What is wrong with more than the most; a larger number is kept as it was typed, for the page to refuse. */
	tooMany: string;
	onChange: (value: number) => void;
};

/**
 * A whole number with buttons to lower and raise it; it can also be typed. What is typed stays as it is
 * while the field has the focus, so that it can be emptied on the way to another number.
 */
export function Stepper({ label, value, least, most, tooMany, onChange }: Props) {
	const id = useId();
	const hydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<string | null>(null);
	const error = value > most ? tooMany : undefined;
	const enter = (text: string) => onChange(Math.max(least, Math.trunc(Number(text)) || least));
	const step = (by: number) => {
		setTyped(null);
		onChange(Math.min(most, Math.max(least, value + by)));
	};
	useEarlyInput(input, String(value), enter);
	return (
		<div className="field noscript:hidden">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<div className="flex gap-1">
				<button
					className="button button-quiet"
					type="button"
					disabled={!hydrated || value <= least}
					onClick={() => step(-1)}
				>
					<span aria-hidden="true">−</span>
					<span className="visually-hidden">Fewer {label.toLowerCase()}</span>
				</button>
				<input
					ref={input}
					id={id}
					className="input w-16 text-center"
					type="number"
					inputMode="numeric"
					min={least}
					max={most}
					value={typed ?? value}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error })}
					onChange={(event) => {
						setTyped(event.target.value);
						enter(event.target.value);
					}}
					onBlur={() => setTyped(null)}
				/>
				<button
					className="button button-quiet"
					type="button"
					disabled={!hydrated || value >= most}
					onClick={() => step(1)}
				>
					<span aria-hidden="true">+</span>
					<span className="visually-hidden">More {label.toLowerCase()}</span>
				</button>
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
