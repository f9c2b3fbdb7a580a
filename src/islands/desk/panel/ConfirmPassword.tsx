import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { confirmationLasts } from '#src/domain/users/session-times.ts';
import { confirmPassword } from '#src/stores/desk/confirm-password.ts';
import { $confirmation } from '#src/stores/desk/confirmation.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { EntryForm } from './EntryForm.tsx';

const heading = 'confirm-password';

type Props = { administrator: SessionUser };

/** Asks for the password again where the server does, above everything else; what waited for it then goes on. */
export function ConfirmPassword({ administrator }: Props) {
	const waiting = useStore($confirmation);
	// Nobody is asked for whoever sits down here next.
	useEffect(() => () => $confirmation.get()?.answer(false), []);
	return waiting && <Asked administrator={administrator} answer={waiting.answer} />;
}

function Asked({ administrator, answer }: Props & { answer: (isConfirmed: boolean) => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const isConfirmed = useRef(false);
	const send = async (password: string) => {
		const wrong = await confirmPassword(password);
		if (wrong !== null) return wrong;
		isConfirmed.current = true;
		dialog.current?.close();
		return null;
	};
	return (
		<Dialog
			ref={dialog}
			heading={heading}
			onClosed={() => answer(isConfirmed.current)}
			className="max-w-lg"
		>
			<div className="dialog-body grid gap-5 p-6 sm:p-8">
				<h2 id={heading} tabIndex={-1} className="text-2xl">
					Is it you?
				</h2>
				<p className="wrap-anywhere text-ink-soft">
					This needs the password of {administrator.email} once more, in case somebody else sits at
					your screen. It then stands for {confirmationLasts.text}.
				</p>
				<EntryForm
					asked="password"
					button="Confirm"
					pending="Checking"
					send={send}
					account={administrator.email}
				/>
				<button
					type="button"
					className="button button-quiet justify-self-center"
					onClick={() => dialog.current?.close()}
				>
					Cancel
				</button>
			</div>
		</Dialog>
	);
}
