import { formatMoneyInCents } from '#src/domain/money.ts';
import {
	changeOffer,
	type DraftPart,
	type OfferDraft,
} from '#src/stores/desk/proposals/offer-draft.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Wrong = Readonly<Record<string, string>>;
type Props = { draft: OfferDraft; wrong: Wrong };

/** What is offered so far, each at the price of the rules or at another. */
export function OfferedParts({ draft: { parts }, wrong }: Props) {
	return (
		<section className="card new-booking-part" aria-labelledby="offer-parts">
			<h3 id="offer-parts">Offered</h3>
			{parts.length === 0 ? (
				<p className="hint">Nothing yet.</p>
			) : (
				<ol className="grid gap-4">
					{parts.map((part, index) => (
						<Part
							// oxlint-disable-next-line react/no-array-index-key -- a part is its place
							key={index}
							{...{ part, index, wrong }}
							onChange={(changes) =>
								changeOffer(
									{ parts: parts.with(index, { ...part, ...changes }) },
									`parts.${index}`,
									'optional',
								)
							}
							onRemove={() => changeOffer({ parts: parts.toSpliced(index, 1) }, 'parts')}
						/>
					))}
				</ol>
			)}
			<FieldError id="offer-parts-error" error={wrong['parts'] ?? wrong['optional']} />
		</section>
	);
}

type PartProps = {
	part: DraftPart;
	index: number;
	wrong: Wrong;
	onChange: (changes: Partial<DraftPart>) => void;
	onRemove: () => void;
};

function Part({ part, index, wrong, onChange, onRemove }: PartProps) {
	const { wish, title, facts, listed, total, reason, isOptional } = part;
	const name = `parts.${index}`;
	const isOther = total.trim() !== '';
	return (
		<li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<p className="font-semibold">{title}</p>
					<p className="text-sm text-ink-soft">{facts.join(', ')}</p>
				</div>
				<p className="price">{formatMoneyInCents(listed)}</p>
			</div>
			<div className="offer-part-price">
				{/* What the desk put together itself costs what its lines say. */}
				{wish.type !== 'own' && (
					<NumberField
						label="Other price"
						name={`${name}.agreed.total`}
						before="$"
						value={total}
						error={wrong[`${name}.agreed.total`]}
						onChange={({ target }) => onChange({ total: target.value })}
					/>
				)}
				{isOther && (
					<TextField
						label="Reason"
						name={`${name}.agreed.reason`}
						autoComplete="off"
						value={reason}
						error={wrong[`${name}.agreed.reason`]}
						hint="Only the desk reads it."
						onChange={({ target }) => onChange({ reason: target.value })}
					/>
				)}
				<button type="button" className="row-button" onClick={onRemove}>
					Remove<span className="visually-hidden"> {title}</span>
				</button>
			</div>
			<CheckboxField
				label="Optional"
				checked={isOptional}
				hint="Shown with its price, and neither summed nor booked."
				onChange={({ target }) => onChange({ isOptional: target.checked })}
			/>
			<FieldError id={`offer-part-${index}`} error={wrongOf(wrong, name)} />
		</li>
	);
}

/** What is wrong with a part that is at none of its own fields. */
function wrongOf(wrong: Wrong, name: string): string | undefined {
	const found = Object.entries(wrong).find(
		([path]) => (path === name || path.startsWith(`${name}.`)) && !path.includes('.agreed.'),
	);
	return found?.[1];
}
