import { useState } from 'react';

import type { Range } from '#src/domain/tours/tour-facts.ts';
import {
	isSameRange,
	rangeOfTyped,
	type TypedRange,
	typedOfRange,
} from '#src/domain/tours/typed-range.ts';
import { NumberField } from '#src/ui/NumberField.tsx';

type Props = {
	/** 'Group size' */
	label: string;
	hint: string;
	value: Range | null;
	/** What the lower end is where only the upper one is typed. */
	lowest: number;
	onChange: (value: Range | null) => void;
	errors: { whole: string | undefined; least: string | undefined; most: string | undefined };
};

/** Two numbers, of which either or both may be missing. */
export function RangeField({ label, hint, value, lowest, onChange, errors }: Props) {
	const [typed, setTyped] = useState(() => typedOfRange(value));
	// What was typed, as long as it is what the form has: another row may have been loaded since.
	const shown = isSameRange(rangeOfTyped(typed, lowest), value) ? typed : typedOfRange(value);
	const type = (changed: Partial<TypedRange>) => {
		const next = { ...shown, ...changed };
		setTyped(next);
		onChange(rangeOfTyped(next, lowest));
	};
	return (
		<div className="grid grid-cols-2 gap-3">
			<NumberField
				label={`${label}, from`}
				inputMode="numeric"
				hint={hint}
				error={errors.least ?? errors.whole}
				value={shown.least}
				onChange={({ target }) => type({ least: target.value })}
			/>
			<NumberField
				label={`${label}, to`}
				inputMode="numeric"
				error={errors.most}
				value={shown.most}
				onChange={({ target }) => type({ most: target.value })}
			/>
		</div>
	);
}
