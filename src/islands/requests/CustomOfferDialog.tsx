import { useEffect, useEffectEvent, useRef } from 'react';

import {
	createCustomOffer,
	type CustomOfferForm,
	customOfferForm,
} from '#src/contract/requests/requests.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { requestCustomOffer, tellArrived } from '#src/stores/requests/requests.ts';
import { searchedTrip } from '#src/stores/requests/searched-trip.ts';
import { Trap } from '#src/ui/Trap.tsx';

import { KeptNote } from '../forms/KeptNote.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { useSentBefore } from '../forms/use-sent-before.ts';
import { TravellerFields, TripFields, WishFields } from './OfferFields.tsx';
import { RequestDialog } from './RequestDialog.tsx';

type Props = {
	isOpen: boolean;
	/** The server refused fields of a form that was closed while it was on its way. */
	onReopen: () => void;
	onClosed: () => void;
};

/** The request for a custom travel offer. What was typed outlives closing it, until it is stored. */
export function CustomOfferDialog({ isOpen, onReopen, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const offer = useContractForm<CustomOfferForm>({
		schema: customOfferForm,
		defaults,
		send: async (form, startAnew) => {
			const refused = await requestCustomOffer(form, () => {
				startAnew();
				dialog.current?.close();
			});
			if (Object.keys(refused).length > 0) onReopen();
			return refused;
		},
	});
	const { isSubmitting: isSending, isDirty } = offer.form.formState;
	const kept = useKeptDraft(offer.form, draft, keptFields, chosenFields);
	const begin = useEffectEvent(() => {
		if (isDirty) return;
		// Who began to fill it in goes on with the trip they had in mind then.
		const isBegun = Object.keys(draft.read(keptFields, new Date())).length > 0;
		offer.form.reset({ ...defaults, ...(isBegun ? {} : searchedTrip()) });
		kept.restore();
	});
	useSentBefore(createCustomOffer, {
		isSending,
		onArrived: () => {
			offer.form.reset(defaults);
			dialog.current?.close();
			tellArrived(createCustomOffer.path);
		},
	});
	useEffect(() => {
		if (isOpen) begin();
	}, [isOpen]);

	if (!isOpen) return null;
	return (
		<RequestDialog
			ref={dialog}
			title="Request a custom travel offer"
			about={`Tell us about your trip: you hear from us within ${travelTerms.customOfferHours} hours.`}
			button={{ words: 'Submit request', sending: 'Submitting...' }}
			isSending={isSending}
			onSubmit={offer.onSubmit}
			onClosed={onClosed}
		>
			<div className="dialog-body grid gap-8 px-5 py-6 sm:px-8">
				<TravellerFields offer={offer} />
				<TripFields offer={offer} />
				<WishFields offer={offer} />
				<Trap />
				<KeptNote {...kept} />
			</div>
		</RequestDialog>
	);
}

const draft = typedDraft(createCustomOffer.path);
const chosenFields = ['departureDate', 'returnDate', 'adults', 'children', 'travelClass'] as const;

const defaults = {
	name: '',
	email: '',
	phone: '',
	destination: '',
	departureDate: '',
	returnDate: '',
	adults: 1,
	children: 0,
	budget: '',
	travelClass: cabinClasses[0].label,
	specialRequests: '',
};

const keptFields = Object.keys(defaults) as (keyof typeof defaults)[];
