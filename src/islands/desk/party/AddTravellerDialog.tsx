import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import type { JoiningTraveller } from '#src/contract/desk/party.ts';
import { asksKind } from '#src/domain/desk/party-seats.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { addTraveller, partyPriceQuery } from '#src/stores/desk/party.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

import { LetterChoice } from '../actions/LetterChoice.tsx';
import { FormDialog } from '../panel/FormDialog.tsx';
import { AddedPrice } from './AddedPrice.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useOperationForm } from './use-operation-form.ts';

type Props = { view: BookingPageView; onClosed: () => void };

const kinds = [
	{ value: 'adult', label: 'Adult' },
	{ value: 'child', label: 'Child, 2 to 11' },
	{ value: 'infant', label: 'Infant on lap, under 2' },
] as const;
const nobody = { name: '', birthDate: '', needs: '' };

/** One more traveller: who it is, what they cost today, and what the booking costs then. */
export function AddTravellerDialog({ view, onClosed }: Props) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const reading = readBooking(booking);
	const isAsked = asksKind(reading);
	const [kind, setKind] = useState<JoiningTraveller['kind']>(isAsked ? 'adult' : 'traveller');
	const [person, setPerson] = useState(nobody);
	const [letter, setLetter] = useState<LetterTime>('later');
	const price = useQuery(partyPriceQuery(booking, { join: kind }));
	const addition = price.data?.addition ?? null;
	const { refused, isSending, fields, onSubmit } = useOperationForm(async () => {
		if (addition === null) return {};
		const close = () => dialog.current?.close();
		const traveller = { kind, ...person };
		const wrong = await addTraveller(booking, { traveller, addition }, { letter, close });
		// It may cost something else by now.
		if (dialog.current?.open) await price.refetch();
		return wrong;
	});
	return (
		<FormDialog
			ref={dialog}
			title="Add traveler"
			button="Add traveler"
			isChanged={person !== nobody}
			isSending={isSending}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<div ref={fields} className="grid gap-5">
				{isAsked && (
					<SelectField
						label="Who joins"
						name="kind"
						value={kind === 'traveller' ? 'adult' : kind}
						options={kinds}
						onChange={setKind}
					/>
				)}
				<PersonFields
					legend="Whoever joins, as far as you know"
					asksBirthDate={reading.trip.type === 'tour' || kind === 'child' || kind === 'infant'}
					person={person}
					errorAt={(field) => refused[`traveller.${field}`]}
					onChange={(changed) => setPerson({ ...person, ...changed })}
				/>
				<AddedPrice price={price} />
				{refused['traveller'] !== undefined && <Notice tone="error">{refused['traveller']}</Notice>}
				<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
			</div>
		</FormDialog>
	);
}
