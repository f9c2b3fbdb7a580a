import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import { passengerLabels } from '#src/domain/bookings/passenger.ts';
import type { Draft } from '#src/stores/desk/phone/draft.ts';
import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import { TextField } from '#src/ui/TextField.tsx';

import type { DraftProps } from './draft-props.ts';
import { EarlierCallers } from './EarlierCallers.tsx';
import { MoreFields } from './MoreFields.tsx';

type Field = keyof typeof passengerLabels.tour | 'phone' | 'name' | 'email';

const billing = Object.entries(passengerLabels.tour) as [
	keyof typeof passengerLabels.tour,
	string,
][];

/** Who calls. A number or an address that booked before brings the rest along. */
export function CallerFields({ draft, wrong }: DraftProps) {
	const field = (name: Field, label: string) => ({
		label,
		name,
		value: draft[name],
		error: wrong[name],
		// The browser would offer the agent's own.
		autoComplete: 'off',
		onChange: ({ target }: { target: HTMLInputElement }) =>
			changeDraft({ [name]: target.value } satisfies Partial<Draft>, name),
	});
	const isWrong = billing.some(([name]) => wrong[name] !== undefined);
	const isFilled = billing.some(([name]) => draft[name] !== '');
	return (
		<section className="card new-booking-part" aria-labelledby="new-booking-caller">
			<h3 id="new-booking-caller">Caller</h3>
			<div className="grid gap-4 md:grid-cols-3">
				{/* Whoever opens the form answers a call: the first question is the number. */}
				<TextField
					{...field('phone', 'Phone')}
					type="tel"
					least={leastCharacters.phone}
					required
					// oxlint-disable-next-line jsx-a11y/no-autofocus
					autoFocus
				/>
				<TextField {...field('name', 'Name')} required />
				<TextField
					{...field('email', 'Email')}
					type="email"
					isOptional
					hint="Without one there is no letter."
				/>
			</div>
			<EarlierCallers draft={draft} />
			<MoreFields title="Billing address" isNeeded={isWrong || isFilled}>
				<div className="grid gap-4 md:grid-cols-2">
					{billing.map(([name, label]) => (
						<TextField
							key={name}
							{...field(name, label)}
							least={leastCharacters[name]}
							isOptional
						/>
					))}
				</div>
			</MoreFields>
		</section>
	);
}
