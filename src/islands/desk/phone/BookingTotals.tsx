import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';

import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { deskHoldEnd, holdEnd } from '#src/domain/bookings/hold.ts';
import { roomPrice } from '#src/domain/bookings/room-price.ts';
import { leastTotal } from '#src/domain/desk/agreed-price.ts';
import { honouredUntil, parseOfferId } from '#src/domain/flights/quote.ts';
import { formatMoneyInCents, formatSum } from '#src/domain/money.ts';
import { readNumber } from '#src/domain/numbers.ts';
import { site } from '#src/site.ts';
import { discountHere } from '#src/stores/desk/discount.ts';
import type { ChosenTrip } from '#src/stores/desk/phone/chosen-trip.ts';
import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import type { Taking } from '#src/stores/desk/phone/take.ts';
import { $isTouched } from '#src/stores/desk/single-keys.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useNow } from '#src/ui/use-now.ts';

import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { LateWarning } from '../panel/LateWarning.tsx';
import type { DraftProps } from './draft-props.ts';
import { MoreFields } from './MoreFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';

type Props = DraftProps & { chosen: ChosenTrip | null; taking: Exclude<Taking, { step: 'taken' }> };

/** What it costs, what was agreed on and paid, and what becomes of it. */
export function BookingTotals({ draft, wrong, chosen, taking }: Props) {
	const isTouched = useStore($isTouched);
	const isSending = taking.step === 'sending';
	const button = useRef<HTMLButtonElement>(null);
	useFocusKept(button, isSending);
	const quoted = chosen?.total ?? 0;
	const most = discountHere(useStore($viewer));
	const hold = holdText(chosen, useNow());
	return (
		<aside
			className="card new-booking-part new-booking-outcome"
			aria-labelledby="new-booking-price"
		>
			<h3 id="new-booking-price">Price</h3>
			{chosen ? (
				<Sum chosen={chosen} draft={draft} />
			) : (
				<p className="hint">Choose a trip first.</p>
			)}
			{chosen?.soldUntil && <LateWarning soldUntil={chosen.soldUntil} />}
			<fieldset className="grid gap-4" disabled={isSending}>
				{chosen?.room && (
					<CheckboxField
						label="A room of their own for whoever is left over"
						checked={draft.ownRoom}
						hint={`${formatMoneyInCents(roomPrice({ ...chosen.room, isOwn: true }))} more, taxes included. Otherwise they share one.`}
						onChange={({ target }) => changeDraft({ ownRoom: target.checked }, 'agreed', 'payment')}
					/>
				)}
				<MoreFields
					title="Another price"
					isNeeded={draft.total !== '' || hasWrong(wrong, 'agreed')}
				>
					<div className="grid gap-3">
						<NumberField
							label="Agreed total"
							name="agreed.total"
							before="$"
							value={draft.total}
							error={wrong['agreed.total']}
							hint={
								quoted > 0
									? `${formatMoneyInCents(leastTotal(quoted, most))} or more: ${most}% off at most.`
									: `At most ${most}% off.`
							}
							onChange={({ target }) => changeDraft({ total: target.value }, 'agreed', 'payment')}
						/>
						<TextField
							label="Reason"
							name="agreed.reason"
							autoComplete="off"
							value={draft.reason}
							error={wrong['agreed.reason']}
							hint="Only the desk reads it."
							onChange={({ target }) => changeDraft({ reason: target.value }, 'agreed.reason')}
						/>
					</div>
				</MoreFields>
				<PaymentFields draft={draft} wrong={wrong} />
				<div className="grid gap-2" role="radiogroup" aria-label="What becomes of it">
					<Choice
						isChosen={!draft.isConfirmed}
						onChoose={() => changeDraft({ isConfirmed: false })}
					>
						<b>Hold</b> {hold}
					</Choice>
					<Choice isChosen={draft.isConfirmed} onChoose={() => changeDraft({ isConfirmed: true })}>
						<b>Confirm</b> now
					</Choice>
				</div>
				<CheckboxField
					label="Send the letter"
					checked={draft.sendsLetter && draft.email.trim() !== ''}
					disabled={draft.email.trim() === ''}
					hint={letterHint(draft.email)}
					onChange={({ target }) => changeDraft({ sendsLetter: target.checked })}
				/>
			</fieldset>
			<div className="new-booking-act">
				{taking.step === 'form' && taking.failed !== '' && (
					<Notice tone="error">{taking.failed}</Notice>
				)}
				<button
					ref={button}
					type="submit"
					className="button button-primary"
					disabled={isSending}
					aria-keyshortcuts="Control+Enter Meta+Enter"
				>
					{isSending ? 'Taking…' : 'Take booking'}
				</button>
				{!isTouched && (
					<p className="hint max-md:hidden">
						<kbd>Ctrl</kbd> + <kbd>Enter</kbd> from any field
					</p>
				)}
			</div>
		</aside>
	);
}

function Sum({ chosen, draft }: { chosen: ChosenTrip; draft: Props['draft'] }) {
	const { title, facts, lines, total } = chosen;
	const agreed = readNumber(draft.total);
	const isAgreed = agreed !== undefined && Number.isFinite(agreed) && agreed !== total;
	const difference = isAgreed ? agreed - total : 0;
	const money = formatSum([...lines.map(({ amount }) => amount), total, difference]);
	return (
		<div className="grid gap-3">
			<div>
				<p className="font-semibold">{title}</p>
				<p className="text-sm text-ink-soft">{facts.join(', ')}</p>
			</div>
			<dl className="new-booking-sum">
				{lines.map(({ name, amount }, index) => (
					<div key={`${index} ${name}`}>
						<dt>{name}</dt>
						<dd className="price">{money(amount)}</dd>
					</div>
				))}
				{isAgreed && (
					<div>
						<dt>{difference < 0 ? `Discount, ${percentOf(-difference, total)}` : 'Added'}</dt>
						<dd className="price">{money(difference)}</dd>
					</div>
				)}
				<div className="new-booking-total">
					<dt>Total</dt>
					<dd className="price">{money(total + difference)}</dd>
				</div>
			</dl>
		</div>
	);
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
	return (
		<label className="flex items-start gap-3">
			<input
				type="radio"
				name="outcome"
				className="checkbox"
				checked={isChosen}
				onChange={onChoose}
			/>
			<span>{children}</span>
		</label>
	);
}

/** Until when the server will hold it: what the site no longer sells, until it leaves. */
function holdText(chosen: ChosenTrip | null, now: Date): string {
	const latest = chosen?.soldUntil ? new Date(chosen.soldUntil) : null;
	if (latest && latest < now) return 'until it leaves at most';
	const quoteDay = parseOfferId(chosen?.key ?? '')?.quoteDay;
	const quotedUntil = quoteDay === undefined ? null : honouredUntil(quoteDay);
	const end = latest
		? holdEnd(site, now, { soldUntil: latest, leavesAt: latest, quotedUntil })
		: deskHoldEnd(site, now);
	return `until ${deskMoment(site, end)}`;
}

function letterHint(email: string): string {
	return email.trim() === '' ? 'Needs an email address.' : `To ${email.trim()}`;
}

function percentOf(part: number, whole: number): string {
	return whole > 0 ? `${Math.round((part / whole) * 1000) / 10}%` : '';
}

function hasWrong(wrong: DraftProps['wrong'], beginning: string): boolean {
	return Object.keys(wrong).some((name) => name.startsWith(beginning));
}
