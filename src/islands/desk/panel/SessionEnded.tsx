import { useStore } from '@nanostores/react';
import { useRef } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { idleMessage } from '#src/domain/users/session-times.ts';
import { $asked, enterAgain, enterCode, leavePanel } from '#src/stores/desk/access.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { EntryForm } from './EntryForm.tsx';

const heading = 'session-ended';

type Props = {
	administrator: SessionUser;
	/** It ended for want of work. */
	isIdle: boolean;
};

/**
 * Asks for the password above everything else, and for the code after it where the account has one. It closes once they
 * were given, and what waited for it goes on.
 */
export function SessionEnded({ administrator, isIdle }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const asked = useStore($asked);
	return (
		<Dialog ref={dialog} heading={heading} mayClose={never} onClosed={nothing} className="max-w-lg">
			<div className="dialog-body grid gap-5 p-6 sm:p-8">
				<h2 id={heading} tabIndex={-1} className="text-2xl">
					Your session has ended
				</h2>
				<p className="wrap-anywhere text-ink-soft">
					{isIdle && `${idleMessage} `}
					{asked === 'password'
						? `Please enter the password of ${administrator.email} to go on.`
						: `Please enter the code of ${administrator.email} to go on.`}{' '}
					What you have typed is still there; logging out would throw it away.
				</p>
				<EntryForm
					asked={asked}
					button="Go on"
					send={asked === 'password' ? enterAgain : enterCode}
					account={administrator.email}
				/>
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
