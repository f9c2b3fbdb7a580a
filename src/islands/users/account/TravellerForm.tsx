import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import {
	type SavedTraveller,
	type SavedTravellerForm,
	savedTravellerForm,
} from '#src/contract/users/saved-traveller.ts';
import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import { passengerLabels } from '#src/domain/bookings/passenger.ts';
import { $isSendingAccountForm } from '#src/stores/users/accounts.ts';
import { keepTraveller } from '#src/stores/users/saved-travellers.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';

const empty: SavedTravellerForm = {
	name: '',
	phone: '',
	address: '',
	city: '',
	country: '',
	zipCode: '',
	birthDate: '',
	needs: '',
};

const labels = passengerLabels.flight;

type Props = {
	/** null of a new one. */
	traveller: SavedTraveller | null;
	/** Called once it is saved, or nobody wants to. */
	onClose: () => void;
};

/** What the checkout asks of a traveller; all except the name may wait until then. */
export function TravellerForm({ traveller, onClose }: Props) {
	const isSending = useStore($isSendingAccountForm, { ssr: 'initial' });
	const { id, ...saved } = traveller ?? { id: null, ...empty };
	const { field, onSubmit } = useContractForm<SavedTravellerForm>({
		schema: savedTravellerForm,
		defaults: saved,
		send: (form) => keepTraveller(form, id, onClose),
	});
	const form = useRef<HTMLFormElement>(null);
	// The button that opened it is gone.
	useEffect(() => form.current?.querySelector('input')?.focus(), []);
	const optional = (name: keyof SavedTravellerForm, label: string) => ({
		...field(name, label),
		required: false,
		isOptional: true,
	});
	const known = (name: keyof typeof leastCharacters & keyof SavedTravellerForm, label: string) => ({
		...optional(name, label),
		least: leastCharacters[name],
	});
	return (
		<form
			ref={form}
			className="grid gap-5"
			aria-label={traveller ? `Details of ${traveller.name}` : 'A new traveler'}
			noValidate
			aria-busy={isSending}
			onSubmit={onSubmit}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field('name', 'Full name')} hint="As in the passport" autoComplete="off" />
				<TextField {...known('phone', 'Phone')} type="tel" autoComplete="off" />
				<div className="sm:col-span-2">
					<TextField {...known('address', labels.address)} autoComplete="off" />
				</div>
				<TextField {...known('city', labels.city)} autoComplete="off" />
				<TextField {...known('zipCode', labels.zipCode)} autoComplete="off" />
				<TextField {...known('country', labels.country)} autoComplete="off" />
				<TextField {...optional('birthDate', 'Date of birth')} type="date" autoComplete="off" />
				<div className="sm:col-span-2">
					<TextField {...optional('needs', 'Diet, mobility and other needs')} autoComplete="off" />
				</div>
			</div>
			<div className="flex flex-wrap gap-3">
				<button className="button button-primary" type="submit" aria-disabled={isSending}>
					{isSending ? 'Saving' : 'Save traveler'}
				</button>
				<button className="button button-secondary" type="button" onClick={onClose}>
					Cancel
				</button>
			</div>
		</form>
	);
}
