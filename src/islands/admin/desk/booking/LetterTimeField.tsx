import type { LetterTime } from '#src/contract/desk/deed.ts';
import { undoMinutes } from '#src/domain/desk/deed.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

const options: readonly { value: LetterTime; label: string }[] = [
	{ value: 'later', label: `In ${undoMinutes} minutes, unless undone` },
	{ value: 'now', label: 'At once: it cannot be undone then' },
	{ value: 'none', label: 'No letter: you tell them yourself' },
];

type Props = { value: LetterTime; onChange: (value: LetterTime) => void };

/** When the letter about what the desk does goes to the traveller. */
export function LetterTimeField({ value, onChange }: Props) {
	return (
		<SelectField
			label="Letter to the traveller"
			name="letter"
			value={value}
			options={options}
			onChange={onChange}
		/>
	);
}
