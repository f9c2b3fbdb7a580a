import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef } from 'react';

import { userMessages } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';
import { $passwordReset, askAgain, openPasswordReset } from '#src/stores/users/password-reset.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { NewPassword } from './NewPassword.tsx';
import { ResetRequest } from './ResetRequest.tsx';

/** The way to a new password: ask for a link, or come by one and choose the password. */
export function PasswordReset() {
	const reset = useStore($passwordReset, { ssr: 'initial' });
	useEffect(() => {
		const followAddress = () => {
			openPasswordReset(location.hash);
			// Whoever looks at the screen or its history later must not find the token.
			history.replaceState(null, '', location.pathname);
			document.documentElement.removeAttribute('data-opening');
		};
		followAddress();
		addEventListener('hashchange', followAddress);
		return () => removeEventListener('hashchange', followAddress);
	}, []);

	switch (reset.state) {
		case 'asking':
			return (
				<div className="grid gap-6">
					{reset.problem !== null && <NewNotice tone="error">{reset.problem}</NewNotice>}
					<ResetRequest />
				</div>
			);
		case 'sent':
			return (
				<div className="grid justify-items-start gap-6">
					<NewNotice tone="success">{userMessages.resetSent}</NewNotice>
					<div className="flex flex-wrap gap-3">
						<a className="button button-primary" href={paths.auth}>
							Back to Sign In
						</a>
						<button className="button button-secondary" type="button" onClick={askAgain}>
							Use another address
						</button>
					</div>
				</div>
			);
		case 'choosing':
			return <NewPassword />;
	}
}

/** It takes the focus: the form whose button was pressed is gone. */
function NewNotice(props: ComponentProps<typeof Notice>) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div ref={notice} tabIndex={-1}>
			<Notice {...props} />
		</div>
	);
}
