import { useState } from 'react';

import { SelectField } from '#src/ui/SelectField.tsx';

import { nightsLabel } from './nights-label.ts';

type Props = { nights: number; onChange: (nights: number) => void };

const mostNights = 30;

/** How many nights lie between departure and return; a longer stay that was searched for is kept among them. */
export function TripLength({ nights, onChange }: Props) {
	const [searched] = useState(nights);
	const lengths = Array.from({ length: mostNights + 1 }, (_, count) => count);
	const offered = searched > mostNights ? [...lengths, searched] : lengths;
	return (
		<SelectField
			label="Trip length"
			name="nights"
			value={`${nights}`}
			options={offered.map((count) => ({ value: `${count}`, label: nightsLabel(count) }))}
			onChange={(text) => onChange(Number(text))}
		/>
	);
}
