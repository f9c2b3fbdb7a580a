import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import type { AskedApproval } from '#src/contract/desk/approvals.ts';
import type { BookingLetters } from '#src/contract/desk/letters.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import {
	overPolicy,
	refundPromise,
	refundPromiseIfAny,
	type RefundPromise,
} from '#src/contract/desk/refund.ts';
import { cancel } from '#src/stores/desk/decide.ts';
import { bookingLettersQuery } from '#src/stores/desk/letters.ts';

import { useContractForm } from '../../forms/use-contract-form.ts';
import type { DecisionProps } from './action-props.ts';
import { AskAdministrator } from './AskAdministrator.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { RefundFields } from './RefundFields.tsx';
import { useDecisionDialog } from './use-decision-dialog.ts';

type Props = DecisionProps & {
	/** The traveller's request that it accepts; null where nobody asked. */
	request: number | null;
};

/** Asks before a booking is cancelled: what is paid back, by the policy or for a reason, and what its traveller reads. */
export function CancelDialog({ onClosed, ...decision }: Props) {
	const { booking } = decision;
	const { ref, leave, done } = useDecisionDialog();
	const letters = useQuery(bookingLettersQuery(booking.id));
	return (
		<DecisionFrame
			ref={ref}
			title={`Cancel ${booking.reference}?`}
			loading={letters.isPending ? 'Loading the refund and the letter' : null}
			onClosed={onClosed}
		>
			<Form {...{ ...decision, letters, leave, done }} />
		</DecisionFrame>
	);
}

type FormProps = Omit<Props, 'onClosed'> & {
	/** What the policy alone would bring; without data where that cannot be found out. */
	letters: UseQueryResult<BookingLetters>;
	leave: () => void;
	done: () => void;
};

/** The amount is the one that was seen: the server refuses it where the policy has become another one meanwhile. */
function Form({ booking, request, words, letters, leave, done }: FormProps) {
	const [letter, setLetter] = useState<LetterTime>('later');
	const [askable, setAskable] = useState<AskedApproval | null>(null);
	const [promised, setPromised] = useState<number | null>(null);
	const others = useQuery({
		...bookingLettersQuery(booking.id, promised),
		enabled: promised !== null,
		placeholderData: keepPreviousData,
	});
	const shown = promised === null ? letters : others;
	const { Cancelled: preview, refund: policy } = shown.data ?? letters.data ?? {};
	const isPaid = policy?.isPaid === true;
	const isKnown = isPaid && policy.least === policy.most;
	const contractForm = useContractForm<RefundPromise>({
		schema: isKnown ? refundPromise : refundPromiseIfAny,
		...(isKnown && { defaults: { amount: policy.most } }),
		send: async ({ amount, reason }: Partial<RefundPromise>) => {
			const refund = amount === undefined ? undefined : { amount, reason };
			const told = { letter, words, close: done };
			const refused = await cancel(booking, { refund, request }, told);
			const isAskable = policy !== undefined && refused.amount === overPolicy(policy);
			const asked = { kind: 'cancellation', amount: amount ?? 0, reason: reason ?? '' } as const;
			setAskable(isAskable ? asked : null);
			// It may be another day in New York by now.
			if (Object.keys(refused).length > 0) await shown.refetch();
			return refused;
		},
	});
	return (
		<DecisionForm
			{...{ preview, letter }}
			email={booking.email}
			onLetter={setLetter}
			send="Cancel booking"
			sending="Cancelling…"
			isSending={contractForm.form.formState.isSubmitting}
			onSubmit={contractForm.onSubmit}
			onLeave={leave}
		>
			<p className="wrap-anywhere">
				Are you sure you want to cancel booking {booking.reference} of {booking.passenger}?
				{booking.trip.type === 'tour' &&
					' Its seats are free then, and whoever waits for them is offered them at once.'}
			</p>
			{isPaid && (
				<RefundFields
					{...{ contractForm, policy }}
					isAsked={request !== null}
					onPromised={setPromised}
				/>
			)}
			{askable && <AskAdministrator {...{ booking }} wanted={askable} onAsked={leave} />}
			{policy && !isPaid && <p>Nothing has been paid, and nothing is owed.</p>}
			{!policy && (
				<p role="status">
					Refund and letter could not be loaded. Both follow the refund policy at the moment of the
					cancellation, unless you choose not to send the letter.
				</p>
			)}
		</DecisionForm>
	);
}
