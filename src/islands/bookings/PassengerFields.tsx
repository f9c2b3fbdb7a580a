import type { ComponentProps } from 'react';

import type { BookingType } from '#src/domain/bookings/booking.ts';
import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import { type PassengerField, passengerLabels } from '#src/domain/bookings/passenger.ts';
import { TextField } from '#src/ui/TextField.tsx';

const groups = ['Billing address'] as const;

const reasons: Record<(typeof groups)[number], string> = {
	'Billing address': 'Your invoice is made out to it.',
};

type Look = {
	/** The words above it and what belongs to it. */
	group: (typeof groups)[number];
	autoComplete: string;
	/** It has a line of its own. */
	isWide?: boolean;
	isOptional?: boolean;
};

const looks: Record<PassengerField, Look> = {
	address: { group: 'Billing address', autoComplete: 'street-address', isWide: true },
	city: { group: 'Billing address', autoComplete: 'address-level2' },
	zipCode: { group: 'Billing address', autoComplete: 'postal-code' },
	country: { group: 'Billing address', autoComplete: 'country-name' },
};

type Props = {
	type: BookingType;
	disabled: boolean;
	/** What ties a field to the form. */
	field: (name: PassengerField, label: string) => ComponentProps<typeof TextField>;
};

/** What a passenger is asked beside name, email address and phone number, for a trip of this type. */
export function PassengerFields({ type, disabled, field }: Props) {
	const asked = Object.entries(passengerLabels[type]) as [PassengerField, string][];
	return groups.map((group) => {
		const inGroup = asked.filter(([name]) => looks[name].group === group);
		if (inGroup.length === 0) return null;
		return (
			<fieldset key={group} className="checkout-fields" disabled={disabled}>
				<legend>{group}</legend>
				<p className="hint col-span-2 -mt-2">{reasons[group]}</p>
				{inGroup.map(([name, label]) => (
					<Question
						key={name}
						look={looks[name]}
						least={leastCharacters[name]}
						{...field(name, label)}
					/>
				))}
			</fieldset>
		);
	});
}

type FieldProps = ComponentProps<typeof TextField> & { look: Look };

function Question({ look, ...field }: FieldProps) {
	const { autoComplete, isWide = false, isOptional = false } = look;
	const input = <TextField {...field} {...{ autoComplete, isOptional }} required={!isOptional} />;
	return isWide ? <div className="col-span-2">{input}</div> : input;
}
