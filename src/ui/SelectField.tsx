import { useId } from 'react';

type Props<Value extends string> = {
	label: string;
	name: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: (value: Value) => void;
};

/** A labelled choice of one among few, with the browser's own list. */
export function SelectField<Value extends string>(props: Props<Value>) {
	const { label, name, value, options, onChange } = props;
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
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}
