import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { verificationLinkLasts } from '#src/domain/users/user.ts';
import { askForVerification } from '#src/stores/users/account-page.ts';
import { $isSendingAccountForm } from '#src/stores/users/accounts.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { EachByItsLetter } from './EachByItsLetter.tsx';

/** What stands in place of trips while nobody has shown whose the address is, and the way to do so. */
export function ConfirmAddress({ email }: { email: string }) {
	const isSending = useStore($isSendingAccountForm, { ssr: 'initial' });
	const [isSent, setSent] = useState(false);
	const send = async () => {
		if (await askForVerification()) setSent(true);
	};
	return (
		<div className="card grid justify-items-start gap-4 p-5 sm:p-8">
			<h2 className="text-2xl">Confirm your email address</h2>
			<p>
				Your trips hold names and addresses of people. So we show them once you have followed the
				link in the letter that we sent to <strong className="wrap-anywhere">{email}</strong>.
			</p>
			{isSent && (
				<Notice tone="success">
					A new link is on its way to {email}. It works for {verificationLinkLasts.text}; the ones
					before it have ended.
				</Notice>
			)}
			<button
				className="button button-primary"
				type="button"
				aria-disabled={isSending}
				onClick={() => void send()}
			>
				{isSent ? 'Send another link' : 'Send me a new link'}
			</button>
			<EachByItsLetter />
		</div>
	);
}
