import { createElement } from 'react';

type Props = {
	/** The id of the input, and its name. */
	id: string;
	label: string;
	/** The number that it begins with, too. */
	least: number;
	most: number;
	/** What is wrong with more than the most; a larger number is kept as it was typed, for the page to refuse. */
	tooMany: string;
};

/**
 * A whole number with buttons to lower and raise it, as HTML; it can also be typed. `src/elements/number-stepper.ts`
 * makes it work wherever it stands.
 */
export function Stepper({ id, label, least, most, tooMany }: Props) {
	return createElement(
		'number-stepper',
		{ className: 'field noscript:hidden' },
		<label className="label" htmlFor={id}>
			{label}
		</label>,
		<div className="flex gap-1">
			<button className="button button-quiet" type="button" data-step="-1" disabled>
				<span aria-hidden="true">−</span>
				<span className="visually-hidden">{`Fewer ${label.toLowerCase()}`}</span>
			</button>
			<input
				id={id}
				name={id}
				className="input w-16 text-center"
				type="number"
				inputMode="numeric"
				min={least}
				max={most}
				defaultValue={least}
			/>
			<button className="button button-quiet" type="button" data-step="1" disabled>
				<span aria-hidden="true">+</span>
				<span className="visually-hidden">{`More ${label.toLowerCase()}`}</span>
			</button>
		</div>,
		<p className="field-error wrap-anywhere" id={`${id}-error`} hidden>
			{tooMany}
		</p>,
	);
}
