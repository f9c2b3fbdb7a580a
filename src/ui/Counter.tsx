import { type KeyboardEvent, useId } from 'react';

type Props = {
	label: string;
	hint: string;
	value: number;
	least: number;
	most: number;
	/** Is given what is asked for, also beyond `least` and `most`: whoever knows why says why not. */
	onAsk: (value: number) => void;
};

/** A small number with a button on either side; by keyboard also with the arrows, Home and End, and digits. */
export function Counter({ label, hint, value, least, most, onAsk }: Props) {
	const id = useId();
	const keys: Record<string, number> = {
		ArrowUp: value + 1,
		ArrowRight: value + 1,
		ArrowDown: value - 1,
		ArrowLeft: value - 1,
		Home: least,
		End: most,
	};
	const askByKey = (event: KeyboardEvent) => {
		const asked = /^\d$/.test(event.key) ? Number(event.key) : keys[event.key];
		if (asked === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
		event.preventDefault();
		onAsk(asked);
	};
	const step = (by: 1 | -1, sign: string, name: string) => (
		<button
			type="button"
			className="button size-11 min-h-0 rounded-full border-line-strong p-0 text-xl hover:bg-paper-deep aria-disabled:border-line aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent"
			// Still a button to press: that is how one learns why there is no more.
			aria-disabled={by > 0 ? value >= most : value <= least}
			onClick={() => onAsk(value + by)}
		>
			<span aria-hidden="true">{sign}</span>
			<span className="visually-hidden">
				{name} {label.toLowerCase()}
			</span>
		</button>
	);
	return (
		<div className="flex items-center justify-between gap-2">
			<div className="leading-tight">
				<p className="font-semibold" id={id}>
					{label}
				</p>
				<p className="hint" id={`${id}-hint`}>
					{hint}
				</p>
			</div>
			<div className="flex items-center gap-1">
				{step(-1, '−', 'Fewer')}
				<span
					role="spinbutton"
					tabIndex={0}
					className="grid h-11 w-9 place-items-center rounded-md text-lg font-semibold tabular-nums"
					aria-labelledby={id}
					aria-describedby={`${id}-hint`}
					aria-valuenow={value}
					aria-valuemin={least}
					aria-valuemax={most}
					onKeyDown={askByKey}
				>
					{value}
				</span>
				{step(1, '+', 'More')}
			</div>
		</div>
	);
}
