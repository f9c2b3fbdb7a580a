import { useWatch } from 'react-hook-form';

import {
	refundPromise,
	type RefundByPolicy,
	type RefundPromise,
} from '#src/contract/admin/refund.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RefundList } from '#src/ui/RefundList.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { useContractForm } from '../../forms/use-contract-form.ts';
import { asNumber } from '../catalog/typed-values.ts';

type Props = {
	contractForm: ReturnType<typeof useContractForm<RefundPromise>>;
	policy: RefundByPolicy;
	/** Called with an amount that was entered; null where it is none. */
	onPromised: (amount: number | null) => void;
};

/** What is promised back, beside what the policy says at this moment, and why where it is another amount. */
export function RefundFields({ contractForm, policy, onPromised }: Props) {
	const { field, form } = contractForm;
	const { least, most, terms } = policy;
	const amount = useWatch({ control: form.control, name: 'amount' });
	const promise = () => {
		const read = refundPromise.shape.amount.safeParse(form.getValues('amount'));
		onPromised(read.data ?? null);
	};
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
						{...field('amount', 'Refund', { ...asNumber, onBlur: promise })}
						required={least === most}
						before="$"
						hint={hintOf(policy)}
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
					hint="Needed for an amount that is not the policy’s. Only the desk reads it."
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

function hintOf({ least, most }: RefundByPolicy): string {
	if (least === most) return `${formatMoneyInCents(most)} by the policy, cancelled now.`;
	return `What the airline refunds, less our fee: up to ${formatMoneyInCents(most)}. Leave it empty while you do not know.`;
}
