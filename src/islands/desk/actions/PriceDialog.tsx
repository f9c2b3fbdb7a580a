import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { changePrice, type PriceForm, priceForm } from '#src/contract/desk/change-price.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { agreedPrice, isRaised, leastTotal, quotedOf } from '#src/domain/desk/agreed-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { askPrice } from '#src/stores/desk/ask-price.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { discountHere } from '#src/stores/desk/discount.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { asNumber } from '../panel/typed-values.ts';
import type { ActionProps } from './action-props.ts';
import { LetterChoice } from './LetterChoice.tsx';
import { RaiseAgreed } from './RaiseAgreed.tsx';

/** Percent that are often agreed on. */
const usual = [5, 10, 20];

/** Asks for the total that the desk agreed on, and why. */
export function PriceDialog({ view, onClosed }: ActionProps) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const total = useRef<HTMLInputElement | null>(null);
	const [letter, setLetter] = useState<LetterTime>('later');
	const quoted = quotedOf(booking);
	const most = discountHere(useStore($viewer));
	const { form, field, error, onSubmit } = useContractForm<PriceForm>({
		schema: priceForm,
		defaults: { total: booking.totalPrice, reason: booking.priceReason ?? '' },
		send: async ({ total: agreed, reason, isAgreed }) => {
			const { refused } = await performOperation({
				booking,
				endpoint: changePrice,
				body: { total: agreed, reason, letter, isAgreed },
				change: agreedPrice(quoted, agreed, reason),
				failed: 'Price Not Changed',
				fields: ['total', 'reason', 'isAgreed'],
				close: () => dialog.current?.close(),
			});
			return refused;
		},
	});
	const [words, setWords] = useState('');
	const [refused, setRefused] = useState<Awaited<ReturnType<typeof askPrice>>>({});
	const [isAsking, setAsking] = useState(false);
	const ask = async () => {
		if (isAsking) return;
		setAsking(true);
		const wanted = { words, total: Number(form.getValues('total')) };
		setRefused(await askPrice(booking, wanted, () => dialog.current?.close()));
		setAsking(false);
	};
	const { isDirty, isSubmitting } = form.formState;
	const typed = useWatch({ control: form.control, name: 'total' });
	const raises = isRaised(booking, Number(typed));
	const { ref: register, ...totalField } = field('total', 'New total', asNumber);
	const take = (percent: number) => {
		const agreed = Math.round(quoted * (100 - percent)) / 100;
		form.setValue('total', agreed, { shouldDirty: true });
		form.clearErrors('total');
		if (total.current) total.current.value = agreed.toFixed(2);
	};
	return (
		<FormDialog
			ref={dialog}
			title="Change price"
			button="Change price"
			isChanged={isDirty}
			isSending={isSubmitting || isAsking}
			other={
				raises && readBooking(booking).email !== ''
					? { title: 'Ask the traveler', press: () => void ask() }
					: undefined
			}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<p>
				By the rules it costs <b className="price">{formatMoneyInCents(quoted)}</b>, taxes included;
				the desk may take off {most}% at most, down to{' '}
				<span className="price">{formatMoneyInCents(leastTotal(quoted, most))}</span>.
			</p>
			<div className="grid gap-2">
				<NumberField
					{...totalField}
					ref={(element) => {
						total.current = element;
						register(element);
					}}
					before="$"
					hint={differenceText(quoted, typed)}
				/>
				<div role="group" aria-label="Usual discounts" className="flex flex-wrap gap-2">
					{usual.map((percent) => (
						<button
							key={percent}
							type="button"
							className="row-button"
							onClick={() => take(percent)}
						>
							{percent}% off
						</button>
					))}
				</div>
			</div>
			{raises && (
				<>
					<RaiseAgreed {...form.register('isAgreed')} error={error('isAgreed')} />
					<TextArea
						label="Or ask them: what they read"
						rows={3}
						value={words}
						error={refused.body ?? refused.askedTotal}
						onChange={({ target }) => setWords(target.value)}
					/>
					<p className="hint">
						It goes out as a letter; they answer by one press on the page of the trip.
					</p>
				</>
			)}
			<TextField
				{...field('reason', 'Reason')}
				autoComplete="off"
				hint="Only the desk reads it: who promised what, and when."
			/>
			<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
		</FormDialog>
	);
}

function differenceText(quoted: number, total: unknown): string {
	if (typeof total !== 'number' || Number.isNaN(total)) return 'Dollars of the whole party.';
	const difference = Math.round((total - quoted) * 100) / 100;
	if (difference === 0) return 'The price by the rules.';
	const percent = Math.round((Math.abs(difference) / quoted) * 1000) / 10;
	const words = difference < 0 ? 'less' : 'more';
	return `${formatMoneyInCents(Math.abs(difference))} (${percent}%) ${words} than by the rules.`;
}
