import { addresseeLength, issueInvoice } from '#src/contract/trips/invoice.ts';
import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatAmount, formatMoneyInCents } from '#src/domain/money.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { tripPaperPath } from '#src/paths.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { tripAction } from '../trip-action.ts';
import { paperTitle } from './PaperPage.tsx';

/** The invoices of a trip, once it is cancelled its receipts too, and the form that has an invoice written. */
export function TripInvoices({ view }: { view: TripView }) {
	const { invoices, invoicing, reading, record, payments, done } = view;
	// Of any other they stand beside what was paid.
	const receipts = record.status === 'Cancelled' && !isGivenOn(view) ? payments : [];
	const papers = [
		...receipts.map(({ receipt: number, paidOn, amount }) => ({
			number,
			title: paperTitle({ kind: 'receipt', number }),
			words: `${formatDate(paidOn)}, ${formatMoneyInCents(Math.abs(amount))}${amount < 0 ? ' paid back' : ''}`,
		})),
		...invoices.map(({ number, kind, issuedOn, total, other }) => ({
			number,
			title: paperTitle({ kind, number }),
			words: `${formatDate(issuedOn)}, ${formatAmount(kind === 'invoice' ? total : -total, formatMoneyInCents)}${kind === 'invoice' && other ? ', taken back' : ''}`,
		})),
	];
	if (papers.length === 0 && invoicing === null) return null;
	const inForce = invoices.findLast(({ kind, other }) => kind === 'invoice' && other === null);
	return (
		<div className="trip-folds" data-print="no">
			{done === 'invoice' && inForce && (
				<Notice tone="success">
					<a className="link" href={tripPaperPath(reading.reference, inForce.number)}>
						{paperTitle(inForce)}
					</a>{' '}
					is written: open it to print or to keep it.
				</Notice>
			)}
			{papers.length > 0 && (
				<ul className="trip-invoices">
					{papers.map(({ number, title, words }) => (
						<li key={number}>
							<a className="link" href={tripPaperPath(reading.reference, number)}>
								{title}
							</a>
							<span className="hint">{words}</span>
						</li>
					))}
				</ul>
			)}
			{invoicing && <InvoiceForm view={view} invoicing={invoicing} isAnother={Boolean(inForce)} />}
		</div>
	);
}

type FormProps = {
	view: TripView;
	invoicing: NonNullable<TripView['invoicing']>;
	/** Whether one is in force already. */
	isAnother: boolean;
};

function InvoiceForm({ view, invoicing, isAnother }: FormProps) {
	const { reading, attempt, problem } = view;
	const own = problem?.form === 'invoice' ? problem : null;
	const [addressee, mention] = ['addressee', 'mention'].map(
		(name) => problemAt(own, name) ?? undefined,
	);
	return (
		<details className="fold" open={own !== null}>
			<summary>
				<h3>{isAnother ? 'Make the invoice out otherwise' : 'An invoice'}</h3>
			</summary>
			<form
				className="grid gap-3"
				method="post"
				action={tripAction(issueInvoice, reading.reference)}
			>
				<input type="hidden" name="attempt" value={attempt} />
				<p className="hint" id="invoice-hint">
					{isAnother
						? 'An invoice is never changed: a credit note takes the old one back, and a new one is written.'
						: 'For your employer, or for your own books. When your trip changes, a credit note takes it back and the next one follows by itself.'}
				</p>
				<div className="field">
					<label className="label" htmlFor="addressee">
						Who pays, and where
					</label>
					<textarea
						className="input"
						id="addressee"
						name="addressee"
						rows={4}
						required
						maxLength={addresseeLength.characters}
						autoComplete="off"
						dir="auto"
						defaultValue={own?.typed['addressee'] ?? invoicing.addressee}
						aria-invalid={addressee ? true : undefined}
						aria-describedby={describedBy('addressee', { error: addressee })}
					/>
					<FieldError id="addressee" error={addressee} />
				</div>
				<div className="field">
					<label className="label" htmlFor="mention">
						Their reference <span className="hint font-normal">(optional)</span>
					</label>
					<input
						className="input"
						id="mention"
						name="mention"
						maxLength={addresseeLength.mention}
						placeholder="Order 4711"
						autoComplete="off"
						defaultValue={own?.typed['mention'] ?? invoicing.mention}
						aria-invalid={mention ? true : undefined}
						aria-describedby={describedBy('mention', { error: mention })}
					/>
					<FieldError id="mention" error={mention} />
				</div>
				<button className="button button-secondary" type="submit" aria-describedby="invoice-hint">
					Write the invoice
				</button>
			</form>
		</details>
	);
}
