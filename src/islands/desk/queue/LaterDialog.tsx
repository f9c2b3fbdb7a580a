import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { laterWords, type QueueRow } from '#src/contract/desk/queue.ts';
import { laterChoices } from '#src/domain/desk/later.ts';
import { site } from '#src/site.ts';
import { putOff } from '#src/stores/desk/queue-steps.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { Moment } from '../panel/Moment.tsx';

type Props = { row: QueueRow; onClosed: () => void };

const otherTime = 'other';

/** Asks until when something is put off: one of a few moments, or any other on the clock of whoever puts it off. */
export function LaterDialog({ row, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [choices] = useState(() => {
		const end = row.kind === 'hold' ? new Date(row.due) : null;
		return laterChoices(site, end, new Date());
	});
	const [chosen, setChosen] = useState(choices[0]?.name ?? otherTime);
	const [written, setWritten] = useState('');
	const [error, setError] = useState<string>();
	const [isSending, setSending] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const fieldId = useId();
	const list = useRef<HTMLFieldSetElement>(null);
	// It raises no keyboard on a phone, and Enter is enough then.
	useEffect(() => list.current?.querySelector('input')?.focus(), []);
	const isOther = chosen === otherTime;

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSending) return;
		const until = choices.find(({ name }) => name === chosen)?.until ?? new Date(written);
		const problem = Number.isNaN(until.getTime())
			? laterWords.none
			: until <= new Date()
				? laterWords.past
				: undefined;
		setError(problem);
		if (problem !== undefined) return field.current?.focus();
		setSending(true);
		const refused = await putOff(row, until);
		setSending(false);
		if (refused.until === undefined) return dialog.current?.close();
		setError(refused.until);
		field.current?.focus();
	};

	return (
		<FormDialog
			ref={dialog}
			title={`Later: ${row.who}`}
			button="Put off"
			isChanged={false}
			isSending={isSending}
			onSubmit={(event) => void submit(event)}
			onClosed={onClosed}
		>
			<fieldset ref={list} className="queue-later">
				<legend className="label">It comes back</legend>
				{choices.map(({ name, until }) => (
					<label key={name} className="queue-later-choice">
						<input
							type="radio"
							name="until"
							checked={chosen === name}
							onChange={() => setChosen(name)}
						/>
						<span>{name}</span>
						<span className="text-sm text-ink-soft">
							<Moment at={until.toISOString()} />
						</span>
					</label>
				))}
				<label className="queue-later-choice">
					<input
						type="radio"
						name="until"
						checked={isOther}
						onChange={() => setChosen(otherTime)}
					/>
					<span>At another time</span>
				</label>
			</fieldset>
			<div>
				<label className="label" htmlFor={fieldId}>
					Day and time, on your clock
				</label>
				<input
					ref={field}
					id={fieldId}
					type="datetime-local"
					className="input mt-1"
					value={written}
					aria-invalid={error !== undefined}
					aria-describedby={describedBy(fieldId, { error })}
					onChange={({ target }) => {
						setWritten(target.value);
						setChosen(otherTime);
					}}
				/>
				<FieldError id={fieldId} error={error} />
			</div>
		</FormDialog>
	);
}
