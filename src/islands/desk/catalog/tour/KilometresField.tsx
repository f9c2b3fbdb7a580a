import { useState } from 'react';

import { readNumber } from '#src/domain/numbers.ts';
import { NumberField } from '#src/ui/NumberField.tsx';

type Props = {
	label: string;
	/** null where it is not said; NaN where no number was typed. */
	value: number | null;
	onChange: (value: number | null) => void;
	error: string | undefined;
};

/** How far a day goes. */
export function KilometresField({ label, value, onChange, error }: Props) {
	const [typed, setTyped] = useState(String(value ?? ''));
	// What was typed, as long as it is what the form has: another row may have been loaded since.
	const isTyped = Object.is(readNumber(typed) ?? null, value);
	return (
		<NumberField
			{...{ label, error }}
			after="km"
			value={isTyped ? typed : String(value ?? '')}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(readNumber(target.value) ?? null);
			}}
		/>
	);
}
