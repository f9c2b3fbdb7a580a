import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import type { PartyPrice } from '#src/contract/desk/party.ts';
import {
	refundPromise,
	type RefundByPolicy,
	type RefundPromise,
} from '#src/contract/desk/refund.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { takeOffTraveller } from '#src/stores/desk/party.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RefundList } from '#src/ui/RefundList.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { LetterChoice } from '../actions/LetterChoice.tsx';
import { FormFoot } from '../panel/FormFoot.tsx';
import { asNumber } from '../panel/typed-values.ts';
import { PriceChange } from './PriceChange.tsx';

type Props = {
	booking: BookingRecord;
	leaving: { seat: number; who: string };
	price: PartyPrice;
	/** What the policy gives back for them. */
	policy: RefundByPolicy;
	onClose: () => void;
};

/** What comes off the total for whoever leaves: by the policy, or another amount with a reason. */
export function RemoveForm({ booking, leaving, price, policy, onClose }: Props) {
	const { least, most, isPaid, terms } = policy;
	const [letter, setLetter] = useState<LetterTime>('later');
	const [wrong, setWrong] = useState<string | undefined>();
	const { form, field, onSubmit } = useContractForm<RefundPromise>({
		schema: refundPromise,
		...(least === most && { defaults: { amount: most } }),
		send: async (refund) => {
			const operation = { letter, close: onClose };
			const refused = await takeOffTraveller(booking, { seat: leaving.seat, refund }, operation);
			setWrong(refused.seat);
			const { 'refund.amount': amount, 'refund.reason': reason } = refused;
			return { ...(amount && { amount }), ...(reason && { reason }) };
		},
	});
	const { isSubmitting } = form.formState;
	const amount = useWatch({ control: form.control, name: 'amount' });
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	return (
		<form className="contents" noValidate aria-busy={isSubmitting} onSubmit={onSubmit}>
			<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
				<p className="wrap-anywhere">
					{isPaid
						? `What the refund policy gives back for ${leaving.who} comes off the total.`
						: `The booking is not confirmed yet: the share of ${leaving.who} comes off the total.`}
				</p>
				<div className="grid gap-5 sm:grid-cols-2">
					<NumberField
						{...field('amount', 'Off the total', asNumber)}
						before="$"
						hint={
							least === most
								? `${formatMoneyInCents(most)} by the policy, now.`
								: `What the airline refunds, less our fee: from ${formatMoneyInCents(least)} to ${formatMoneyInCents(most)}.`
						}
					/>
					<TextField
						{...field('reason', 'Reason')}
						required={false}
						isOptional
						autoComplete="off"
						error={form.formState.errors.reason?.message ?? wrong}
						hint="Needed for an amount that is not the policy’s. Only the desk reads it."
					/>
				</div>
				<PriceChange before={price.total} after={price.total - readable(amount)} />
				<details>
					<summary className="link cursor-pointer">The policy by date</summary>
					<div className="max-w-md pt-3 text-sm">
						<RefundList terms={terms} />
					</div>
				</details>
				<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
			</div>
			<FormFoot
				leave="Keep them"
				onLeave={onClose}
				send="Remove"
				sending="Saving…"
				isSending={isSubmitting}
				submit={submit}
			/>
		</form>
	);
}

/** What is typed, as far as it is an amount yet. */
function readable(amount: unknown): number {
	const { data = 0 } = refundPromise.shape.amount.safeParse(amount);
	return data;
}
