import { type FormEvent, useRef, useState } from 'react';

import type { Mention } from '#src/contract/desk/people.ts';
import type { HeldLine } from '#src/domain/people/held-rows.ts';
import { erase } from '#src/stores/desk/people.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { DialogHead } from '../panel/DialogHead.tsx';
import { FormFoot } from '../panel/FormFoot.tsx';
import { MentionChoice } from './MentionChoice.tsx';

type Props = {
	email: string;
	lines: readonly HeldLine[];
	/** Texts of others that may name them. */
	mentions: readonly Mention[];
	/** Bookings that have not departed. */
	openBookings: number;
	onClosed: () => void;
};

const heading = 'erase-heading';

/** Asks for the address once more before a person is erased. */
export function ErasePersonDialog({ email, lines, mentions, openBookings, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const submit = useRef<HTMLButtonElement>(null);
	const [typed, setTyped] = useState('');
	const [chosen, setChosen] = useState<ReadonlySet<Mention>>(new Set());
	const [error, setError] = useState<string | null>(null);
	const [isSending, setSending] = useState(false);
	useFocusKept(submit, isSending);
	const close = () => {
		if (!isSending) dialog.current?.close();
	};

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const field = event.currentTarget.querySelector<HTMLInputElement>('[name=confirmation]');
		setSending(true);
		// Where it was done, this dialog is gone with the person it was about.
		const wrong = await erase(email, typed, [...chosen]);
		setSending(false);
		setError(wrong);
		if (wrong !== null) field?.focus();
	};

	return (
		<Dialog ref={dialog} heading={heading} mayClose={() => !isSending} onClosed={onClosed}>
			<form
				className="dialog-frame"
				noValidate
				aria-busy={isSending}
				onSubmit={(event) => void send(event)}
			>
				<DialogHead id={heading} title="Erase this person?" onClose={close} />
				<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
					<p>
						This cannot be taken back: {lines.map(({ text }) => text).join(', ')}. Letters that wait
						to be sent to them, or to the desk about them, are not sent.
					</p>
					{lines.map(({ kind, text, stays }) => stays && <Stays key={kind} {...{ text, stays }} />)}
					{openBookings > 0 && (
						<p className="notice notice-info">
							{openBookings === 1 ? 'One booking has' : `${openBookings} bookings have`} not
							departed yet: afterwards nobody can be told of it, or asked for the names that it
							takes.
						</p>
					)}
					{mentions.length > 0 && (
						<MentionChoice mentions={mentions} chosen={chosen} onChoose={setChosen} />
					)}
					<TextField
						label={`Type ${email} to erase it`}
						name="confirmation"
						type="email"
						autoComplete="off"
						spellCheck={false}
						value={typed}
						error={error ?? undefined}
						onChange={({ target }) => setTyped(target.value)}
					/>
				</div>
				<FormFoot
					leave="Cancel"
					onLeave={close}
					send="Erase"
					sending="Erasing…"
					isSending={isSending}
					submit={submit}
				/>
			</form>
		</Dialog>
	);
}

function Stays({ text, stays }: { text: string; stays: string }) {
	return (
		<p>
			What stays of {text}: {stays}
		</p>
	);
}
