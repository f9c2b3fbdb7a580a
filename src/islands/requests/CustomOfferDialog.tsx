import { useEffect, useEffectEvent, useRef } from 'react';

import { type CustomOfferForm, customOfferForm } from '#src/contract/requests/requests.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { requestCustomOffer } from '#src/stores/requests/requests.ts';
import { searchedTrip } from '#src/stores/requests/searched-trip.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { SendingNews } from '../forms/SendingNews.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useFocusKept } from '../forms/use-focus-kept.ts';
import { TravellerFields, TripFields, WishFields } from './OfferFields.tsx';

type Props = {
	isOpen: boolean;
	/** The server refused fields of a form that was closed while it was on its way. */
	onReopen: () => void;
	onClosed: () => void;
};

const heading = 'custom-offer-heading';

/** The request for a custom travel offer. What was typed outlives closing it, until it is stored. */
export function CustomOfferDialog({ isOpen, onReopen, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => dialog.current?.close();
	const offer = useContractForm<CustomOfferForm>({
		schema: customOfferForm,
		defaults,
		send: async (form, startAnew) => {
			const refused = await requestCustomOffer(form, () => {
				startAnew();
				close();
			});
			if (Object.keys(refused).length > 0) onReopen();
			return refused;
		},
	});
	const { isSubmitting: isSending, isDirty } = offer.form.formState;
	const begin = useEffectEvent(() => {
		if (!isDirty) offer.form.reset({ ...defaults, ...searchedTrip() });
	});
	useEffect(() => {
		if (isOpen) begin();
	}, [isOpen]);
	useFocusKept(button, isSending);

	if (!isOpen) return null;
	return (
		<Dialog ref={dialog} heading={heading} onClosed={onClosed}>
			<form className="dialog-frame" noValidate aria-busy={isSending} onSubmit={offer.onSubmit}>
				<header className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
					<h2 id={heading} tabIndex={-1} className="text-2xl max-[22rem]:text-xl sm:text-3xl">
						Request a custom travel offer
					</h2>
					<button
						type="button"
						className="button button-quiet -mt-2 -mr-3 self-start"
						onClick={close}
					>
						<span aria-hidden="true" className="text-2xl leading-none">
							×
						</span>
						<span className="visually-hidden">Close</span>
					</button>
					<p className="col-span-full text-ink-soft">
						Tell us about your trip: you hear from us within {travelTerms.customOfferHours} hours.
					</p>
				</header>
				<div className="dialog-body grid gap-8 px-5 py-6 sm:px-8">
					<TravellerFields offer={offer} />
					<TripFields offer={offer} />
					<WishFields offer={offer} />
					<Trap />
				</div>
				<footer className="grid grid-cols-[auto_1fr] gap-3 px-5 py-4 sm:flex sm:justify-end sm:px-8">
					<SendingNews
						isSending={isSending}
						sending="Submitting..."
						className="col-span-full max-sm:not-has-[.hint]:absolute sm:mr-auto"
					/>
					<button
						type="button"
						className="button button-secondary max-[22rem]:px-3"
						onClick={close}
					>
						Cancel
					</button>
					<button
						ref={button}
						type="submit"
						className="button button-primary max-[22rem]:px-3 sm:min-w-44"
						aria-disabled={isSending}
					>
						{isSending ? 'Submitting...' : 'Submit request'}
					</button>
				</footer>
			</form>
		</Dialog>
	);
}

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
