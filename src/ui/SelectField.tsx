import { useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';

type Props<Value extends string> = {
	label: string;
	name: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	/** What is wrong with the choice; announced with the field. */
	error?: string | undefined;
	onChange: (value: Value) => void;
};

/** A labelled choice of one among few, with the browser's own list. */
export function SelectField<Value extends string>(props: Props<Value>) {
	const { label, name, value, options, error, onChange } = props;
	const id = useId();
	const choose = (text: string) => {
		const chosen = options.find((option) => option.value === text);
		if (chosen) onChange(chosen.value);
	};
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				name={name}
				className="input w-full"
				value={value}
				onChange={(event) => choose(event.target.value)}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error })}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<FieldError id={id} error={error} />
		</div>
	);
}
