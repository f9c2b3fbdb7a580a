import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';

import type { BookingLetters } from '#src/contract/admin/letters.ts';
import {
	refundPromise,
	refundPromiseIfAny,
	type RefundPromise,
} from '#src/contract/admin/refund.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { cancelBooking } from '#src/stores/admin/bookings.ts';
import { bookingLettersQuery } from '#src/stores/admin/letters.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { FormFoot } from '../panel/FormFoot.tsx';
import { LetterText } from '../panel/LetterText.tsx';
import { leaveButton } from '../panel/use-row-focus.ts';
import { RefundFields } from './RefundFields.tsx';

type Props = {
	booking: ReadBooking;
	/** The traveller's request that cancelling it accepts; null where nobody asked. */
	request: number | null;
	/** What the policy alone would bring; without data where that cannot be found out. */
	letters: UseQueryResult<BookingLetters>;
	onClose: () => void;
	children: ReactNode;
};

/**
 * What a cancelled booking pays back, the letter that says so, and the button. The amount is the one that was seen: it
 * does not follow the policy, and the server refuses it where the policy has become another one meanwhile.
 */
export function CancelForm({ booking, request, letters, onClose, children }: Props) {
	const [isWithheld, setWithheld] = useState(false);
	const [promised, setPromised] = useState<number | null>(null);
	const others = useQuery({
		...bookingLettersQuery(booking.id, promised),
		enabled: promised !== null,
		placeholderData: keepPreviousData,
	});
	const shown = promised === null ? letters : others;
	const { Cancelled: preview, refund: policy } = shown.data ?? letters.data ?? {};
	const isKnown = policy !== undefined && policy.least === policy.most;
	const contractForm = useContractForm<RefundPromise>({
		schema: isKnown ? refundPromise : refundPromiseIfAny,
		...(isKnown && { defaults: { amount: policy.most } }),
		send: async ({ amount, reason }: Partial<RefundPromise>) => {
			const refund = amount === undefined ? undefined : { amount, reason };
			const cancelling = { refund, sendsLetter: !isWithheld, request };
			const refused = await cancelBooking(booking, cancelling, () => {
				onClose();
				leaveButton(document.activeElement);
			});
			// It may be another day in New York by now.
			if (Object.keys(refused).length > 0) await shown.refetch();
			return refused;
		},
	});
	const { isSubmitting } = contractForm.form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	return (
		<form className="contents" noValidate aria-busy={isSubmitting} onSubmit={contractForm.onSubmit}>
			<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
				<p className="wrap-anywhere">{children}</p>
				{policy ? (
					<RefundFields
						{...{ contractForm, policy }}
						isAsked={request !== null}
						onPromised={setPromised}
					/>
				) : (
					<p role="status">
						Refund and letter could not be loaded. Both follow the refund policy at the moment of
						the cancellation, unless you choose not to send the letter.
					</p>
				)}
				{preview && <LetterText preview={preview} isWithheld={isWithheld} />}
				{preview?.letter !== null && (
					<CheckboxField
						label="Do not send this letter"
						hint="You tell them yourself."
						checked={isWithheld}
						onChange={({ target }) => setWithheld(target.checked)}
					/>
				)}
			</div>
			<FormFoot
				leave="Go Back"
				onLeave={onClose}
				send="Cancel Booking"
				sending="Cancelling…"
				isSending={isSubmitting}
				submit={submit}
			/>
		</form>
	);
}
