import { useRef } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { enterAgain, leavePanel } from '#src/stores/admin/access.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { PasswordForm } from '../PasswordForm.tsx';

const heading = 'session-ended';

/** Asks for the password above everything else. It closes once it was given, and what waited for it goes on. */
export function SessionEnded({ administrator }: { administrator: SessionUser }) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<Dialog ref={dialog} heading={heading} mayClose={never} onClosed={nothing} className="max-w-lg">
			<div className="dialog-body grid gap-5 p-6 sm:p-8">
				<h2 id={heading} tabIndex={-1} className="text-2xl">
					Your session has ended
				</h2>
				<p className="wrap-anywhere text-ink-soft">
					Please enter the password of {administrator.email} to go on. What you have typed is still
					there; logging out would throw it away.
				</p>
				<PasswordForm button="Go on" send={enterAgain} account={administrator.email} />
				<button
					type="button"
					className="button button-quiet justify-self-center"
					onClick={() => void leavePanel()}
				>
					Log out instead
				</button>
			</div>
		</Dialog>
	);
}

const never = () => false;
const nothing = () => undefined;
