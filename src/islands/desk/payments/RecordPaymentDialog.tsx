import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import type { AskedApproval } from '#src/contract/desk/approvals.ts';
import { paymentForm, type PaymentForm } from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { methodWords, type PaymentMethod, paymentMethods } from '#src/domain/bookings/payment.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { isOwedKnown, overOwed } from '#src/domain/desk/over-balance.ts';
import { refundLimit } from '#src/domain/desk/refund-limit.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { notePayment } from '#src/stores/desk/record-payment.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { AskAdministrator } from '../actions/AskAdministrator.tsx';
import { FormDialog } from '../panel/FormDialog.tsx';
import { asNumber } from '../panel/typed-values.ts';
import { useMay } from '../panel/use-may.ts';
import { PaymentDirection } from './PaymentDirection.tsx';

type Props = {
	booking: BookingRecord;
	payments: readonly PaymentRecord[];
	onClosed: () => void;
};

const methods = paymentMethods.map((value) => ({ value, label: value }));

/** The form that notes money which came in for a booking, or went back. */
export function RecordPaymentDialog({ booking: opened, payments: noted, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isWithheld, setWithheld] = useState(false);
	const [askable, setAskable] = useState<AskedApproval | null>(null);
	// As it was seen when this was opened. Sent again after a lost answer it is the same attempt, though the page behind it
	// may have the payment by then; where a colleague was quicker, it is refused.
	const [booking] = useState(opened);
	const [payments] = useState(noted);
	const { due } = balanceOf(booking);
	const isBounded = !useMay('refunds') && isOwedKnown(booking);
	const most = isBounded ? Math.max(-due, 0) : Infinity;
	const limitOf = (by: PaymentMethod) => Math.min(most, refundLimit(booking, payments, by));
	// What came in goes back the way it came.
	const wayBack = paymentMethods.find((by) => limitOf(by) > 0) ?? paymentMethods[0];
	const [today] = useState(() => newYorkDay(new Date()));
	const { form, field, onSubmit } = useContractForm<PaymentForm>({
		schema: paymentForm,
		defaults: {
			isRefund: due < 0,
			...(due > 0 && { amount: due }),
			...(due < 0 && { amount: Math.min(-due, limitOf(wayBack)) }),
			method: due < 0 ? wayBack : paymentMethods[0],
			paidOn: today,
			note: '',
		},
		send: async (payment) => {
			const refused = await notePayment(booking, payment, {
				payments,
				sendsLetter: !isWithheld,
				close: () => dialog.current?.close(),
			});
			const { amount, method: by, paidOn, note } = payment;
			const beyond = payment.isRefund ? overOwed(booking, -amount) : null;
			const isAskable = 'amount' in refused && isBounded && beyond !== null;
			const asked = { kind: 'refund', amount, method: by, paidOn, reason: note } as const;
			setAskable(isAskable && amount <= refundLimit(booking, payments, by) ? asked : null);
			return refused;
		},
	});
	const [isRefund = false, method = paymentMethods[0]] = useWatch({
		control: form.control,
		name: ['isRefund', 'method'],
	});
	const { isDirty, isSubmitting } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title={`Record payment of ${booking.bookingId}`}
			button={isRefund ? 'Record refund' : 'Record payment'}
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<PaymentDirection
				isRefund={isRefund}
				onChange={(isChosen) => {
					form.setValue('isRefund', isChosen, { shouldDirty: true });
					if (isChosen && limitOf(method) === 0) form.setValue('method', wayBack);
				}}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<NumberField
					{...field('amount', 'Amount', asNumber)}
					before="$"
					hint={isRefund ? refundHint(due, limitOf(method), method) : hintOf(due)}
				/>
				<SelectField
					label="Method"
					name="method"
					value={method}
					options={methods}
					onChange={(chosen) => form.setValue('method', chosen, { shouldDirty: true })}
				/>
				<TextField {...field('paidOn', 'Day')} type="date" max={today} hint="In New York." />
				<TextField
					{...field('note', isRefund ? 'Reason' : 'Note')}
					required={isRefund}
					isOptional={!isRefund}
					autoComplete="off"
					hint="Only the desk reads it. Never write down a card’s number."
				/>
			</div>
			{askable && (
				<AskAdministrator
					booking={booking}
					wanted={askable}
					onAsked={() => dialog.current?.close()}
				/>
			)}
			<CheckboxField
				label={isRefund ? 'Do not write that it was sent' : 'Do not send a receipt'}
				hint={
					isRefund
						? 'Otherwise a letter tells the traveler, in ten minutes.'
						: 'Otherwise the traveler gets it by letter, in ten minutes.'
				}
				checked={isWithheld}
				onChange={({ target }) => setWithheld(target.checked)}
			/>
		</FormDialog>
	);
}

function refundHint(due: number, limit: number, method: PaymentMethod): string {
	const owed = due < 0 ? `${formatMoneyInCents(-due)} is to be paid back` : 'Nothing is owed back';
	return `${owed}; ${formatMoneyInCents(limit)} can go back ${methodWords[method]}.`;
}

function hintOf(due: number): string {
	if (due > 0) return `${formatMoneyInCents(due)} is still to be paid.`;
	return due < 0 ? `${formatMoneyInCents(-due)} is to be paid back.` : 'Nothing is to be paid.';
}
