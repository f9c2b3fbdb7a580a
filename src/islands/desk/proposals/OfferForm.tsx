import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { closeScreen } from '#src/stores/desk/panel-address.ts';
import { $draft, $wrong } from '#src/stores/desk/phone/draft.ts';
import {
	$offerWrong,
	addPart,
	changeOffer,
	dropOffer,
	isOfferBegun,
	type OfferDraft,
} from '#src/stores/desk/proposals/offer-draft.ts';
import { type Sending, sendOffer } from '#src/stores/desk/proposals/send-offer.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { TripChoice } from '../phone/TripChoice.tsx';
import { useChosenTrip } from '../phone/use-chosen-trip.ts';
import { useFormKeys } from '../phone/use-form-keys.ts';
import { OfferedParts } from './OfferedParts.tsx';
import { OfferTerms } from './OfferTerms.tsx';

type Props = { draft: OfferDraft; sending: Exclude<Sending, { step: 'sent' }> };

const startOver = {
	title: 'Discard this offer?',
	hint: 'It has not been sent.',
	yes: 'Discard',
	no: 'Keep it',
};

/** For whom an offer is, what it offers, and on which terms; beside it what it comes to, and the button that sends it. */
export function OfferForm({ draft, sending }: Props) {
	const wrong = useStore($offerWrong);
	const trip = useStore($draft);
	const tripWrong = useStore($wrong);
	const chosen = useChosenTrip(trip);
	const form = useRef<HTMLFormElement>(null);
	useFormKeys(form);
	useEffect(() => form.current?.querySelector('input')?.focus(), []);
	const isSending = sending.step === 'sending';
	// Once what is wrong stands on the page.
	useEffect(() => {
		if (sending.step !== 'form') return;
		form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [sending]);
	const [first] = draft.parts;
	const isOtherParty = chosen && first && first.travellers !== chosen.travellers;
	const leave = async () => {
		if (await confirmed(startOver)) dropOffer();
	};
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					{draft.versionOf ? `New version of ${draft.versionOf.reference}` : 'New offer'}
				</h2>
				<div className="flex flex-wrap gap-2">
					{isOfferBegun(draft) && (
						<button type="button" className="button button-secondary" onClick={() => void leave()}>
							Discard
						</button>
					)}
					<button type="button" className="button button-secondary" onClick={closeScreen}>
						Close
					</button>
				</div>
			</div>
			<form
				ref={form}
				className="new-booking"
				noValidate
				aria-label="New offer"
				aria-busy={isSending}
				onSubmit={(event) => {
					event.preventDefault();
					void sendOffer();
				}}
			>
				<fieldset className="new-booking-said" disabled={isSending}>
					<ForWhom draft={draft} wrong={wrong} />
					<OfferedParts draft={draft} wrong={wrong} />
					<TripChoice draft={trip} wrong={tripWrong} />
					<div className="grid justify-items-start gap-2">
						<button
							type="button"
							className="button button-secondary"
							aria-disabled={!chosen || Boolean(isOtherParty)}
							onClick={() => chosen && !isOtherParty && addPart(chosen)}
						>
							Add to the offer
						</button>
						{isOtherParty && (
							<FieldError
								id="offer-party"
								error={`The offer is for ${travellersLabel(first.travellers)}: all its parts are.`}
							/>
						)}
						{!chosen && <p className="hint">Choose a trip above, then add it.</p>}
					</div>
				</fieldset>
				<OfferTerms draft={draft} wrong={wrong} sending={sending} />
			</form>
		</>
	);
}

function ForWhom({ draft, wrong }: { draft: OfferDraft; wrong: Readonly<Record<string, string>> }) {
	if (draft.versionOf) {
		return (
			<section className="card new-booking-part" aria-labelledby="offer-for">
				<h3 id="offer-for">For</h3>
				<p>
					<bdi>{draft.name}</bdi>, <bdi>{draft.email}</bdi>
				</p>
				<FieldError id="offer-for-error" error={wrong['email']} />
			</section>
		);
	}
	const field = (name: 'name' | 'phone' | 'email', label: string) => ({
		label,
		name,
		value: draft[name],
		error: wrong[name],
		// The browser would offer the agent's own.
		autoComplete: 'off',
		required: true,
		onChange: ({ target }: { target: HTMLInputElement }) =>
			changeOffer({ [name]: target.value }, name),
	});
	return (
		<section className="card new-booking-part" aria-labelledby="offer-for">
			<h3 id="offer-for">For</h3>
			<div className="grid gap-4 md:grid-cols-3">
				<TextField {...field('name', 'Name')} />
				<TextField {...field('email', 'Email')} type="email" />
				<TextField {...field('phone', 'Phone')} type="tel" />
			</div>
		</section>
	);
}
