import { useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import {
	refundPromise,
	type RefundByPolicy,
	type RefundPromise,
} from '#src/contract/desk/refund.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RefundList } from '#src/ui/RefundList.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { useContractForm } from '../../forms/use-contract-form.ts';
import { asNumber } from '../panel/typed-values.ts';
import { useMay } from '../panel/use-may.ts';

type Props = {
	contractForm: ReturnType<typeof useContractForm<RefundPromise>>;
	policy: RefundByPolicy;
	/** Whether its traveller asked for it: the policy counts from then. */
	isAsked: boolean;
	/** Called with an amount that was entered; null where it is none. */
	onPromised: (amount: number | null) => void;
};

/** What is promised back, beside what the policy says at this moment, and why where it is another amount. */
export function RefundFields({ contractForm, policy, isAsked, onPromised }: Props) {
	const mayPromiseMore = useMay('refunds');
	const { field, form } = contractForm;
	const { least, most, terms } = policy;
	const input = useRef<HTMLInputElement | null>(null);
	const { ref: register, ...amountField } = field('amount', 'Refund', asNumber);
	const amount = useWatch({ control: form.control, name: 'amount' });
	const { getValues } = form;
	useLayoutEffect(() => {
		showInCents(input.current, getValues('amount'));
	}, [getValues]);
	const promise = () => onPromised(showInCents(input.current, getValues('amount')));
	const take = () => {
		form.setValue('amount', most);
		form.clearErrors();
		promise();
	};
	return (
		<div className="grid gap-4">
			<div className="grid gap-5 sm:grid-cols-2">
				<div className="grid content-start gap-2">
					<NumberField
						{...amountField}
						ref={(element) => {
							input.current = element;
							register(element);
						}}
						onBlur={(event) => {
							void amountField.onBlur(event);
							promise();
						}}
						required={least === most}
						before="$"
						hint={hintOf(policy, isAsked)}
					/>
					{least === most && amount !== most && (
						<button type="button" className="link justify-self-start" onClick={take}>
							Use {formatMoneyInCents(most)}
						</button>
					)}
				</div>
				<TextField
					{...field('reason', 'Reason')}
					required={false}
					isOptional
					autoComplete="off"
					hint={`Needed for an amount that is not the policy’s${mayPromiseMore ? '' : ' (more: administrators)'}. Only the desk reads it.`}
				/>
			</div>
			<details>
				<summary className="link cursor-pointer">The policy by date</summary>
				<div className="max-w-md pt-3 text-sm">
					<RefundList terms={terms} />
				</div>
			</details>
		</div>
	);
}

/** Shows an amount as money, which the form knows as a number; gives it back, null where it is none. */
function showInCents(input: HTMLInputElement | null, typed: unknown): number | null {
	const { data = null } = refundPromise.shape.amount.safeParse(typed);
	if (input && data !== null) input.value = data.toFixed(2);
	return data;
}

function hintOf({ least, most }: RefundByPolicy, isAsked: boolean): string {
	const when = isAsked ? 'when they asked' : 'cancelled now';
	if (least === most) return `${formatMoneyInCents(most)} by the policy, ${when}.`;
	return `What the airline refunds, less our fee: up to ${formatMoneyInCents(most)}. Leave it empty while you do not know.`;
}
