import { useEffect, useEffectEvent, useState } from 'react';

import {
	type RegistrationForm,
	registrationForm,
	type SignInForm,
	signInForm,
} from '#src/contract/users/account.ts';
import { createAccount, signIn } from '#src/stores/users/accounts.ts';
import { Tabs } from '#src/ui/Tabs.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { leave as leaveForPage } from './leave.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { SignInFields } from './SignInFields.tsx';

const tabs = ['sign-in', 'register'] as const;
export type AccountTab = (typeof tabs)[number];

type Props = { tab: AccountTab; leave?: (path: string) => void };

/**
 * Both forms, one at a time.
 * @param tab the one that the page's address names; `#register` asks for the other
 * @param leave goes where whoever has signed in is led
 */
export function AccountForms({ tab, leave = leaveForPage }: Props) {
	const [current, setCurrent] = useState(tab);
	const signingIn = useContractForm<SignInForm>({
		schema: signInForm,
		send: (form) => signIn(form, leave),
	});
	const registering = useContractForm<RegistrationForm>({
		schema: registrationForm,
		send: (form) => createAccount(form, leave),
	});

	const open = (chosen: AccountTab) => {
		if (chosen === current) return;
		// The address that was typed is the same person's in both forms.
		if (chosen === 'register') {
			registering.form.setValue('email', signingIn.form.getValues('email'));
		} else {
			signingIn.form.setValue('email', registering.form.getValues('email'));
		}
		setCurrent(chosen);
	};
	const followAddress = useEffectEvent(() => {
		if (location.hash === '#register') open('register');
	});
	useEffect(() => {
		const follow = () => followAddress();
		follow();
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, []);

	const choose = (index: number) => {
		const chosen = tabs[index] ?? 'sign-in';
		if (chosen === current) return;
		open(chosen);
		// The header's link to `#register` leads somewhere only while the address does not name it already.
		history.replaceState(
			null,
			'',
			chosen === 'register' ? '#register' : location.pathname + location.search,
		);
	};

	return (
		<Tabs
			label="Your account"
			choice={{ current: tabs.indexOf(current), choose }}
			tabs={[
				{
					title: 'Sign In',
					content: current === 'sign-in' && <SignInFields {...signingIn} />,
				},
				{
					title: 'Register',
					content: current === 'register' && <RegistrationFields {...registering} />,
				},
			]}
		/>
	);
}
