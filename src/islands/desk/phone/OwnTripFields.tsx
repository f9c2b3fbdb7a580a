import { mostOwnLines } from '#src/contract/desk/new-booking.ts';
import { changeDraft, type Draft } from '#src/stores/desk/phone/draft.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import type { DraftProps } from './draft-props.ts';
import { TravellersField } from './TravellersField.tsx';

type Own = Draft['own'];
type Line = Own['lines'][number];

const blank: Line = { text: '', amount: '' };

/** A trip that no row of the catalog is: what it is called, when, and what its parts cost. */
export function OwnTripFields(props: DraftProps) {
	const { draft, wrong } = props;
	const { own } = draft;
	const change = (changes: Partial<Own>, mended: string) =>
		changeDraft({ own: { ...own, ...changes } }, `details.${mended}`, 'details.lines', 'trip');
	const today = useToday();
	return (
		<div className="grid gap-4">
			<div className="new-booking-own">
				<TextField
					label="What is booked"
					name="title"
					autoComplete="off"
					required
					value={own.title}
					error={wrong['details.title']}
					onChange={({ target }) => change({ title: target.value }, 'title')}
				/>
				<DateField
					label="Departure date"
					name="departure"
					required
					value={own.departureDate}
					error={wrong['details.departureDate']}
					earliest={today}
					onChange={(departureDate) => change({ departureDate }, 'departureDate')}
				/>
				<TextField
					label="Days"
					name="days"
					inputMode="numeric"
					autoComplete="off"
					value={own.days}
					error={wrong['details.days']}
					onFocus={({ target }) => target.select()}
					onChange={({ target }) => change({ days: target.value }, 'days')}
				/>
				<TravellersField {...props} />
			</div>
			<fieldset className="grid gap-2">
				<legend className="label mb-1">Lines</legend>
				{own.lines.map((line, index) => (
					<OwnLine
						// oxlint-disable-next-line react/no-array-index-key -- a line is its place
						key={index}
						{...{ line, index, wrong }}
						onChange={(changes) => {
							const lines = own.lines.with(index, { ...line, ...changes });
							change({ lines }, 'lines');
						}}
						{...(own.lines.length > 1 && {
							onRemove: () => change({ lines: own.lines.toSpliced(index, 1) }, 'lines'),
						})}
					/>
				))}
				<FieldError id="new-booking-lines" error={wrong['details.lines']} />
				{own.lines.length < mostOwnLines && (
					<button
						type="button"
						className="button button-quiet -ml-3 justify-self-start"
						onClick={() => change({ lines: [...own.lines, blank] }, 'lines')}
					>
						Add a line
					</button>
				)}
			</fieldset>
		</div>
	);
}

type LineProps = {
	line: Line;
	index: number;
	wrong: DraftProps['wrong'];
	onChange: (changes: Partial<Line>) => void;
	onRemove?: () => void;
};

function OwnLine({ line, index, wrong, onChange, onRemove }: LineProps) {
	const name = `details.lines.${index}`;
	return (
		<div className="new-booking-line" role="group" aria-label={`Line ${index + 1}`}>
			<TextField
				label="Text"
				name={`${name}.text`}
				autoComplete="off"
				value={line.text}
				error={wrong[`${name}.text`]}
				onChange={({ target }) => onChange({ text: target.value })}
			/>
			<NumberField
				label="Amount"
				name={`${name}.amount`}
				before="$"
				value={line.amount}
				error={wrong[`${name}.amount`]}
				onChange={({ target }) => onChange({ amount: target.value })}
			/>
			{onRemove && (
				<button type="button" className="row-button" onClick={onRemove}>
					Remove<span className="visually-hidden"> line {index + 1}</span>
				</button>
			)}
		</div>
	);
}
