import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { $isSendingAccountForm } from '#src/stores/users/accounts.ts';
import { $session, refreshSession } from '#src/stores/users/session.ts';

import { AccountForms, type AccountTab } from './AccountForms.tsx';
import { SignedIn } from './SignedIn.tsx';

/** The forms to sign in and register; for somebody who is signed in, who that is. */
export function AccountScreen({ tab }: { tab: AccountTab }) {
	const session = useStore($session, { ssr: 'initial' });
	const isSending = useStore($isSendingAccountForm, { ssr: 'initial' });
	useEffect(() => {
		// The cookie may know somebody whom the browser has forgotten: then the header has to show them as well.
		void refreshSession();
	}, []);
	// Whoever has just signed in is on the way to another page.
	if (session.state === 'signed out' || isSending) return <AccountForms tab={tab} />;
	return <SignedIn session={session} />;
}
