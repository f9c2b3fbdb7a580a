import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { answerTraveller, type BookingTrip } from '#src/contract/admin/trips.ts';
import { bookingValues } from '#src/domain/desk/reply-values.ts';
import { site } from '#src/site.ts';
import { answer } from '#src/stores/admin/booking-trips.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { LetterField } from '../desk/replies/LetterField.tsx';
import { useReplyValues } from '../desk/replies/use-reply-values.ts';
import { useDraft } from '../desk/use-draft.ts';

type Props = {
	booking: ReadBooking;
	/** The conversation that is answered. */
	trip: BookingTrip;
	/**
	 * Called whenever something that is not sent stands here, or no longer does; without it that is kept for whoever comes
	 * back to it.
	 */
	onDraft?: (isDraft: boolean) => void;
};

/** What the desk writes to the traveller of a booking. */
export function AnswerForm({ booking, trip, onDraft }: Props) {
	const { form, field, onSubmit } = useContractForm<{ body: string }>({
		schema: answerTraveller.body,
		defaults: { body: '' },
		send: async ({ body }, startAnew) => {
			const { isStored, refused } = await answer(booking, body, trip);
			if (isStored) startAnew();
			return refused;
		},
	});
	const typed = useWatch({ control: form.control, name: 'body' });
	const values = useReplyValues(bookingValues(site, booking));
	const { isSubmitting } = form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	const isDraft = useDraft(form, onDraft ? null : `answer ${booking.id}`);
	useEffect(() => onDraft?.(isDraft), [isDraft, onDraft]);
	return (
		<form
			className="grid justify-items-start gap-3"
			noValidate
			aria-busy={isSubmitting}
			data-print="no"
			onSubmit={onSubmit}
		>
			<div className="w-full">
				<LetterField
					field={field('body', 'Your answer')}
					written={typed ?? ''}
					onWrite={(text) => form.setValue('body', text, { shouldDirty: true })}
					values={values}
				/>
			</div>
			<p className="text-sm text-ink-soft">
				{booking.email === ''
					? 'It stands on the page of the trip. The booking has no e-mail address to write to.'
					: `It stands on the page of the trip, and goes out as a letter to ${booking.email}.`}
			</p>
			<button
				ref={submit}
				type="submit"
				className="button button-secondary"
				disabled={isSubmitting}
			>
				{isSubmitting ? 'Sending…' : 'Send answer'}
			</button>
		</form>
	);
}
