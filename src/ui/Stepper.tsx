import { useId } from 'react';

type Props = {
	label: string;
	value: number;
	least: number;
	most: number;
	onChange: (value: number) => void;
};

/** A whole number with buttons to lower and raise it; it can also be typed. */
export function Stepper({ label, value, least, most, onChange }: Props) {
	const id = useId();
	const change = (next: number) => onChange(Math.min(most, Math.max(least, next)));
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<div className="flex gap-1">
				<button
					className="button button-quiet"
					type="button"
					aria-label={`Fewer ${label.toLowerCase()}`}
					disabled={value <= least}
					onClick={() => change(value - 1)}
				>
					−
				</button>
				<input
					id={id}
					className="input w-16 text-center"
					type="number"
					inputMode="numeric"
					min={least}
					max={most}
					value={value}
					onChange={(event) => change(Math.trunc(event.target.valueAsNumber || least))}
				/>
				<button
					className="button button-quiet"
					type="button"
					aria-label={`More ${label.toLowerCase()}`}
					disabled={value >= most}
					onClick={() => change(value + 1)}
				>
					+
				</button>
			</div>
		</div>
	);
}
