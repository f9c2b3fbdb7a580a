import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { DraftProps } from './draft-props.ts';
import { MoreFields } from './MoreFields.tsx';

const methods = paymentMethods.map((value) => ({ value, label: value }));

/** What the caller pays at once, if anything. */
export function PaymentFields({ draft, wrong }: DraftProps) {
	const isWrong = Object.keys(wrong).some((name) => name.startsWith('payment'));
	return (
		<MoreFields title="Payment" isNeeded={draft.paid !== '' || isWrong}>
			<div className="grid gap-3">
				<div className="grid grid-cols-2 gap-3">
					<NumberField
						label="Paid now"
						name="payment.amount"
						before="$"
						value={draft.paid}
						error={wrong['payment.amount']}
						onChange={({ target }) => changeDraft({ paid: target.value }, 'payment')}
					/>
					<SelectField
						label="By"
						name="payment.method"
						value={draft.method}
						options={methods}
						onChange={(method) => changeDraft({ method })}
					/>
				</div>
				<TextField
					label="Note"
					name="payment.note"
					isOptional
					autoComplete="off"
					value={draft.note}
					error={wrong['payment.note']}
					hint="Never a card number."
					onChange={({ target }) => changeDraft({ note: target.value }, 'payment.note')}
				/>
			</div>
		</MoreFields>
	);
}
