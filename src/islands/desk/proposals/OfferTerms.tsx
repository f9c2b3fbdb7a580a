import { useRef } from 'react';

import { formatMoneyInCents } from '#src/domain/money.ts';
import { readNumber } from '#src/domain/numbers.ts';
import { proposalTotal } from '#src/domain/proposals/proposal.ts';
import { changeOffer, type OfferDraft } from '#src/stores/desk/proposals/offer-draft.ts';
import type { Sending } from '#src/stores/desk/proposals/send-offer.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { useFocusKept } from '../../forms/use-focus-kept.ts';

type Props = {
	draft: OfferDraft;
	wrong: Readonly<Record<string, string>>;
	sending: Exclude<Sending, { step: 'sent' }>;
};

/** What an offer comes to, what is said with it, and until when it stands. */
export function OfferTerms({ draft, wrong, sending }: Props) {
	const isSending = sending.step === 'sending';
	const button = useRef<HTMLButtonElement>(null);
	useFocusKept(button, isSending);
	const today = useToday();
	const total = proposalTotal(
		draft.parts.map(({ listed, total: other, isOptional }) => ({
			amount: readNumber(other) ?? listed,
			isOptional,
		})),
	);
	return (
		<aside className="card new-booking-part new-booking-outcome" aria-labelledby="offer-total">
			<h3 id="offer-total">In all</h3>
			<p className="price text-2xl">{Number.isFinite(total) ? formatMoneyInCents(total) : '–'}</p>
			<fieldset className="grid gap-4" disabled={isSending}>
				<TextArea
					label="What you write above it"
					name="message"
					rows={5}
					isOptional
					value={draft.message}
					error={wrong['message']}
					onChange={({ target }) => changeOffer({ message: target.value }, 'message')}
				/>
				<TextArea
					label="What else is agreed"
					name="terms"
					rows={3}
					isOptional
					value={draft.terms}
					error={wrong['terms']}
					onChange={({ target }) => changeOffer({ terms: target.value }, 'terms')}
				/>
				<DateField
					label="Last day to accept it"
					name="lastDay"
					required
					value={draft.lastDay}
					error={wrong['lastDay']}
					earliest={today}
					onChange={(lastDay) => changeOffer({ lastDay }, 'lastDay')}
				/>
				{draft.versionOf && (
					<CheckboxField
						label="Earlier versions can still be accepted"
						checked={draft.keepsEarlier}
						hint="Each until its own last day; seats are kept for the newest alone."
						onChange={({ target }) => changeOffer({ keepsEarlier: target.checked })}
					/>
				)}
			</fieldset>
			<div className="new-booking-act">
				{sending.step === 'form' && sending.failed !== '' && (
					<Notice tone="error">{sending.failed}</Notice>
				)}
				<button
					ref={button}
					type="submit"
					className="button button-primary"
					disabled={isSending}
					aria-keyshortcuts="Control+Enter Meta+Enter"
				>
					{isSending ? 'Sending…' : 'Send offer'}
				</button>
				<p className="hint">It goes to {draft.email.trim() || 'their address'} by letter.</p>
			</div>
		</aside>
	);
}
