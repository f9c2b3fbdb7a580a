import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import { confirmed } from '#src/stores/desk/confirm.ts';
import { closeScreen } from '#src/stores/desk/panel-address.ts';
import { $draft, $wrong, isBegun, startAnew } from '#src/stores/desk/phone/draft.ts';
import { take, type Taking } from '#src/stores/desk/phone/take.ts';

import { BookingTotals } from './BookingTotals.tsx';
import { CallerFields } from './CallerFields.tsx';
import { PartyNames } from './PartyNames.tsx';
import { TripChoice } from './TripChoice.tsx';
import { useChosenTrip } from './use-chosen-trip.ts';
import { useFormKeys } from './use-form-keys.ts';

const startOver = {
	title: 'Start over?',
	hint: 'What you typed for this caller is thrown away.',
	yes: 'Start over',
	no: 'Keep it',
};

/** What a caller says, in the order in which it is asked; beside it what it costs, and the button that takes it. */
export function BookingForm({ taking }: { taking: Exclude<Taking, { step: 'taken' }> }) {
	const draft = useStore($draft);
	const wrong = useStore($wrong);
	const chosen = useChosenTrip(draft);
	const form = useRef<HTMLFormElement>(null);
	useFormKeys(form);
	const isSending = taking.step === 'sending';
	// Once what is wrong stands on the page.
	useEffect(() => {
		if (taking.step !== 'form') return;
		form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')?.focus();
	}, [taking]);
	const leave = async () => {
		if (await confirmed(startOver)) {
			startAnew();
			form.current?.querySelector('input')?.focus();
		}
	};
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					New booking
				</h2>
				<div className="flex flex-wrap gap-2">
					{isBegun(draft) && (
						<button type="button" className="button button-secondary" onClick={() => void leave()}>
							Start over
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
				aria-label="New booking"
				aria-busy={isSending}
				onSubmit={(event) => {
					event.preventDefault();
					void take(chosen);
				}}
			>
				<fieldset className="new-booking-said" disabled={isSending}>
					<CallerFields draft={draft} wrong={wrong} />
					<TripChoice draft={draft} wrong={wrong} />
					<PartyNames draft={draft} wrong={wrong} chosen={chosen} />
				</fieldset>
				<BookingTotals draft={draft} wrong={wrong} chosen={chosen} taking={taking} />
			</form>
		</>
	);
}
