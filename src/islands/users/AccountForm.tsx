import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect } from 'react';

import { $isSendingAccountForm, reopenAccountForms } from '#src/stores/users/accounts.ts';

import { SentForm } from './SentForm.tsx';

/** A form of the account screens. */
export function AccountForm(form: Omit<ComponentProps<typeof SentForm>, 'isSending'>) {
	return <SentForm {...form} isSending={useIsSending()} />;
}

/** Whether one of the account screens' forms is on its way, also to a page that the visitor came Back from. */
export function useIsSending(): boolean {
	useEffect(() => {
		const reopen = ({ persisted }: PageTransitionEvent) => persisted && reopenAccountForms();
		addEventListener('pageshow', reopen);
		return () => removeEventListener('pageshow', reopen);
	}, []);
	return useStore($isSendingAccountForm, { ssr: 'initial' });
}
