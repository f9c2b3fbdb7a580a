import { useStore } from '@nanostores/react';
import { Suspense, useId, useRef } from 'react';

import {
	type CheckoutForm,
	checkoutForms,
	onceMore,
	withAges,
} from '#src/contract/bookings/passenger.ts';
import { agesPromise } from '#src/domain/bookings/age-limits.ts';
import { phoneDiscount } from '#src/domain/bookings/booking.ts';
import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tripPath } from '#src/paths.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { completeBooking, passengerDraft } from '#src/stores/bookings/complete-booking.ts';
import { $session } from '#src/stores/users/session.ts';
import { browserZone } from '#src/ui/browser-zone.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { KeptNote } from '../forms/KeptNote.tsx';
import { SendingNews } from '../forms/SendingNews.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useFocusKept } from '../forms/use-focus-kept.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { HoldPromise } from './HoldPromise.tsx';
import { optionalPart } from './optional-part.ts';
import { PassengerFields } from './PassengerFields.tsx';
import { Paying } from './Paying.tsx';
import { TermsField } from './TermsField.tsx';
import { useBookedAlready } from './use-booked-already.ts';
import { useOwnDetails } from './use-own-details.ts';

// Most who book are not signed in.
const SavedTravellers = optionalPart(() =>
	import('./SavedTravellers.tsx').then((file) => file.SavedTravellers),
);

type Props = { trip: CheckoutTrip; sending: boolean };

const typedFields = [...Object.keys(leastCharacters), 'email'] as (
	| keyof typeof leastCharacters
	| 'email'
)[];

/** The passenger form. What is wrong is said at the field; what was typed survives every refusal. */
export function PassengerForm({ trip, sending }: Props) {
	const ages = (trip.type === 'tour' && trip.ages) || null;
	const earlier = useBookedAlready(trip);
	const schema = checkoutForms[trip.type];
	const asked = ages ? withAges(schema, ages) : schema;
	const { form, field, error, onSubmit } = useContractForm<CheckoutForm>({
		schema: earlier ? onceMore(asked) : asked,
		send: (values) => completeBooking(values, browserZone().name),
	});
	const button = useRef<HTMLButtonElement>(null);
	useFocusKept(button, sending);
	const kept = useKeptDraft(form, passengerDraft, typedFields);
	useOwnDetails(form);
	const session = useStore($session, { ssr: 'initial' });
	const mayHaveSaved = session.state === 'signed in' && !session.user.isAdmin;
	const isParty = trip.travelers > 1;
	const leadHint = useId();
	const lead = isParty ? { saidBy: leadHint } : {};

	return (
		<form className="checkout-form card" noValidate aria-busy={sending} onSubmit={onSubmit}>
			<fieldset className="checkout-fields" disabled={sending}>
				<legend>Who is traveling?</legend>
				{mayHaveSaved && (
					<Suspense fallback={null}>
						<SavedTravellers form={form} />
					</Suspense>
				)}
				<TextField
					{...field('firstName', 'First name')}
					{...lead}
					least={leastCharacters.firstName}
					autoComplete="given-name"
				/>
				<TextField
					{...field('lastName', 'Last name')}
					{...lead}
					least={leastCharacters.lastName}
					autoComplete="family-name"
				/>
				{isParty && (
					<p className="hint col-span-2 -mt-2" id={leadHint}>
						Lead traveler, as in the passport
					</p>
				)}
				<div className="max-sm:col-span-2">
					<TextField {...field('email', 'Email')} type="email" autoComplete="email" />
				</div>
				<div className="max-sm:col-span-2">
					<TextField
						{...field('phone', 'Phone')}
						type="tel"
						least={leastCharacters.phone}
						autoComplete="tel"
					/>
				</div>
				{isParty && (
					<p className="hint col-span-2">
						You book for {whoTravels(partyOfOffer(String(trip.itemId)), trip.travelers)}. Our desk
						asks for the other names when you call.
					</p>
				)}
			</fieldset>
			<Trap />
			<PassengerFields type={trip.type} disabled={sending} field={field} />
			<div className="grid gap-5">
				{ages && (
					<CheckboxField
						{...form.register('agesPromised')}
						label={agesPromise(ages, trip.departureDate)}
						error={error('agesPromised')}
						disabled={sending}
						required
					/>
				)}
				{earlier && (
					<CheckboxField
						{...form.register('isOnceMore')}
						label="Book this trip once more"
						hint={
							<>
								Booked in this browser already: {earlier.bookingId}.{' '}
								<a className="link" href={tripPath(earlier.bookingId)}>
									Open it
								</a>
							</>
						}
						error={error('isOnceMore')}
						disabled={sending}
						required
					/>
				)}
				<TermsField
					{...form.register('termsAccepted')}
					error={error('termsAccepted')}
					disabled={sending}
				/>
			</div>
			<div className="grid gap-3">
				<KeptNote {...kept} />
				<button
					ref={button}
					className="button button-primary"
					type="submit"
					aria-disabled={sending}
				>
					{sending ? 'Processing' : 'Complete booking'}
				</button>
				<SendingNews isSending={sending} sending="Processing" />
				<p className="hint">
					{formatMoney(trip.totalPrice)} in all, less your discount of up to {phoneDiscount}% by
					phone. Nothing is charged now: after booking you call our desk to confirm.
				</p>
				<Paying trip={trip} />
				<HoldPromise trip={trip} />
			</div>
		</form>
	);
}
