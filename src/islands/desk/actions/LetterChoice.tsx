import { useId } from 'react';

import type { LetterTime } from '#src/contract/desk/operation.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';

type Props = {
	/** Whom it would go to; '' where nobody has an address. */
	email: string;
	value: LetterTime;
	onChange: (letter: LetterTime) => void;
};

const choices = [
	{ time: 'later', label: `In ${undoMinutes} minutes`, hint: 'Until then it can be undone.' },
	{ time: 'now', label: 'Now', hint: 'It cannot be undone.' },
	{ time: 'none', label: 'No letter', hint: 'You tell them yourself.' },
] as const;

/** When the traveller is written to about what is done. */
export function LetterChoice({ email, value, onChange }: Props) {
	const name = useId();
	if (email === '') {
		return (
			<p className="text-sm text-ink-soft">
				The booking has no email address: please tell them yourself.
			</p>
		);
	}
	return (
		<fieldset className="letter-choice">
			<legend className="label">
				Letter to <bdi className="wrap-anywhere">{email}</bdi>
			</legend>
			{choices.map(({ time, label, hint }) => (
				<label key={time}>
					<input
						type="radio"
						name={name}
						checked={value === time}
						onChange={() => onChange(time)}
					/>
					<span className="font-semibold">
						{label}
						<span className="hint">{hint}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
