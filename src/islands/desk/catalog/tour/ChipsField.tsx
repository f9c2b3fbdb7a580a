import { useId } from 'react';

import { describedBy, FieldError } from '#src/ui/FieldError.tsx';

type Props<Value extends string | number> = {
	label: string;
	/** One of them is chosen, or any of them. */
	type: 'radio' | 'checkbox';
	options: readonly { value: Value; label: string }[];
	chosen: readonly Value[];
	/** @param chosen in the order of the options */
	onChange: (chosen: Value[]) => void;
	error: string | undefined;
	/** Twelve of them, each as wide as the others: rows are full. */
	isEven?: boolean;
};

/** A choice of one or of several among few, all in sight. */
export function ChipsField<Value extends string | number>(props: Props<Value>) {
	const { label, type, options, chosen, onChange, error, isEven = false } = props;
	const id = useId();
	const choose = (value: Value, isChosen: boolean) =>
		onChange(
			options
				.map((option) => option.value)
				.filter((each) =>
					each === value ? isChosen : type === 'checkbox' && chosen.includes(each),
				),
		);
	return (
		<fieldset className="min-w-0" aria-describedby={describedBy(id, { error })}>
			<legend className="label mb-1.5">{label}</legend>
			<div className={isEven ? 'form-chips form-chips-even' : 'form-chips'}>
				{options.map((option) => (
					<label key={option.value} className="chip form-chip">
						<input
							type={type}
							name={id}
							className="visually-hidden"
							aria-invalid={error ? true : undefined}
							checked={chosen.includes(option.value)}
							onChange={({ target }) => choose(option.value, target.checked)}
						/>
						{option.label}
					</label>
				))}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
