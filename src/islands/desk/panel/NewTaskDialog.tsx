import { type FormEvent, useEffect, useRef, useState } from 'react';

import { laterChoices } from '#src/domain/desk/later.ts';
import { site } from '#src/site.ts';
import { addTask } from '#src/stores/desk/tasks.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { FormDialog } from './FormDialog.tsx';
import { useViewerId } from './use-viewer-id.ts';

type Props = {
	/** The booking that it is about. */
	booking?: { id: number; reference: string };
	onClosed: () => void;
};

/** Puts something that is to be done into Today: what, by when, and whether by oneself. */
export function NewTaskDialog({ booking, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [begun] = useState(() => Date.now());
	const [choices] = useState(() => laterChoices(site, null, new Date()));
	const [title, setTitle] = useState('');
	const [dueAt, setDueAt] = useState(() => typedMoment(choices[0]?.until ?? new Date()));
	const [isMine, setMine] = useState(true);
	const [wrong, setWrong] = useState<{ title?: string; dueAt?: string }>({});
	const [isSending, setSending] = useState(false);
	const viewer = useViewerId();
	const first = useRef<HTMLDivElement>(null);
	// The dialog was opened to type it.
	useEffect(() => first.current?.querySelector('input')?.focus(), []);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const form = event.currentTarget;
		const moment = new Date(dueAt);
		const task = {
			title,
			dueAt: Number.isNaN(moment.getTime()) ? '' : moment.toISOString(),
			bookingId: booking?.id ?? null,
			assigneeId: isMine ? viewer : null,
		};
		setSending(true);
		const { isStored, refused } = await addTask(task, begun);
		setSending(false);
		if (isStored) return dialog.current?.close();
		setWrong(refused);
		focusWrong(form);
	};

	return (
		<FormDialog
			ref={dialog}
			title={booking ? `New task: ${booking.reference}` : 'New task'}
			button="Add task"
			isChanged={title !== ''}
			isSending={isSending}
			onSubmit={(event) => void submit(event as FormEvent<HTMLFormElement>)}
			onClosed={onClosed}
		>
			<div ref={first}>
				<TextField
					label="What is to be done"
					name="title"
					autoComplete="off"
					required
					value={title}
					error={wrong.title}
					onChange={({ target }) => setTitle(target.value)}
				/>
			</div>
			<TextField
				label="By when, on your clock"
				name="dueAt"
				type="datetime-local"
				required
				value={dueAt}
				error={wrong.dueAt}
				onChange={({ target }) => setDueAt(target.value)}
			/>
			<div className="flex flex-wrap gap-2">
				{choices.map(({ name, until }) => (
					<button
						key={name}
						type="button"
						className="row-button"
						onClick={() => setDueAt(typedMoment(until))}
					>
						{name}
					</button>
				))}
			</div>
			<CheckboxField
				label="I do it"
				checked={isMine}
				hint="Otherwise whoever takes it."
				onChange={({ target }) => setMine(target.checked)}
			/>
		</FormDialog>
	);
}

function focusWrong(form: HTMLFormElement): void {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

/** A moment as a field of the browser has it, on its own clock. */
function typedMoment(moment: Date): string {
	const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
	return local.toISOString().slice(0, 16);
}
