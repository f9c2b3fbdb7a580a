import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';
import type { SavedTraveller } from '#src/contract/users/saved-traveller.ts';
import { namesOf } from '#src/domain/users/user.ts';
import { $savedTravellers, loadSavedTravellers } from '#src/stores/users/saved-travellers.ts';

type Form = UseFormReturn<Partial<CheckoutForm>, unknown, CheckoutForm>;

/** Whom the account's owner has saved; choosing one fills in what is saved of them. Nothing where nobody is. */
export function SavedTravellers({ form }: { form: Form }) {
	const travellers = useStore($savedTravellers);
	const [chosen, setChosen] = useState('');
	const id = useId();
	useEffect(() => void loadSavedTravellers(), []);
	if (travellers.length === 0) return null;
	const choose = (value: string) => {
		setChosen(value);
		const traveller = travellers.find((each) => String(each.id) === value);
		if (traveller) fillIn(form, traveller);
	};
	return (
		<div className="field col-span-2">
			<label className="label" htmlFor={id}>
				Travelers you saved
			</label>
			<select
				id={id}
				className="input w-full"
				value={chosen}
				onChange={({ target }) => choose(target.value)}
			>
				<option value="">Choose who travels</option>
				{travellers.map((traveller) => (
					<option key={traveller.id} value={traveller.id}>
						{traveller.name}
					</option>
				))}
			</select>
			<p className="hint">Fills in the fields below, where something is saved.</p>
		</div>
	);
}

function fillIn({ setValue }: Form, { name, ...saved }: SavedTraveller): void {
	const { phone, address, city, country, zipCode } = saved;
	const values = { ...namesOf(name), phone, address, city, country, zipCode };
	for (const [field, value] of Object.entries(values)) {
		// What is not saved stays as it was typed.
		if (value === '') continue;
		setValue(field as keyof typeof values, value, { shouldDirty: true, shouldValidate: true });
	}
}
