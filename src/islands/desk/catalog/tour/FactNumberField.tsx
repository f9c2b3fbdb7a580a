import { type ComponentProps, useState } from 'react';

import { readNumber } from '#src/domain/numbers.ts';
import { NumberField } from '#src/ui/NumberField.tsx';

type Props = Pick<
	ComponentProps<typeof NumberField>,
	'label' | 'error' | 'hint' | 'before' | 'after'
> & {
	/** null where it is not said; NaN where no number was typed. */
	value: number | null;
	onChange: (value: number | null) => void;
};

/** A number that a fact is, or nothing. */
export function FactNumberField({ value, onChange, ...labels }: Props) {
	const [typed, setTyped] = useState(String(value ?? ''));
	// What was typed, as long as it is what the form has: another row may have been loaded since.
	const isTyped = Object.is(readNumber(typed) ?? null, value);
	return (
		<NumberField
			{...labels}
			value={isTyped ? typed : String(value ?? '')}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(readNumber(target.value) ?? null);
			}}
		/>
	);
}
