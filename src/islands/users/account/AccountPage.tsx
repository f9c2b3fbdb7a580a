import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { paths } from '#src/paths.ts';
import { showCarriedToast } from '#src/stores/toasts.ts';
import {
	$accountPage,
	$followedLink,
	isLinkWaiting,
	loadAccount,
	openAccountPage,
	takeLink,
} from '#src/stores/users/account-page.ts';
import { reopenAccountForms } from '#src/stores/users/accounts.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { AccountForms } from '../AccountForms.tsx';
import { leave } from '../leave.ts';
import { OpenAccount } from './OpenAccount.tsx';

/** The account of whoever is signed in: their trips, whom they book for, and what they may change. */
export function AccountPage() {
	const page = useStore($accountPage, { ssr: 'initial' });
	const followed = useStore($followedLink, { ssr: 'initial' });
	useEffect(() => {
		const followAddress = () => {
			const isLink = takeLink(location.hash);
			// Whoever looks at the screen or its history later must not find the token.
			if (isLink) history.replaceState(null, '', location.pathname);
			return isLink;
		};
		// The link is pasted where the page is open already.
		const followLater = () => {
			if (followAddress()) void loadAccount();
		};
		followAddress();
		const stop = openAccountPage();
		addEventListener('hashchange', followLater);
		return () => {
			stop();
			removeEventListener('hashchange', followLater);
		};
	}, []);

	return (
		<div className="grid gap-6">
			{followed && <Notice tone={followed.tone}>{followed.text}</Notice>}
			{page.state === 'loading' && <Skeleton />}
			{page.state === 'failed' && <Failed />}
			{page.state === 'signed out' && <SignedOut />}
			{page.state === 'open' && <OpenAccount account={page.account} />}
		</div>
	);
}

function SignedOut() {
	return (
		<div className="card grid max-w-xl gap-5 p-5 sm:p-8">
			<p className="text-lg">
				{isLinkWaiting()
					? 'Sign in to the account whose address you confirm.'
					: 'Sign in to see your trips, whom you travel with and your settings.'}
			</p>
			<AccountForms tab="sign-in" leave={stayHere} />
			<p className="hint">
				Booked without an account?{' '}
				<a className="link" href={paths.findBooking}>
					Find your booking
				</a>{' '}
				by its reference and your email address.
			</p>
		</div>
	);
}

/** Whoever has signed in stays on this page, which opens by itself; an administrator's code is asked for elsewhere. */
function stayHere(path: string): void {
	if (path !== paths.home) return leave(path);
	reopenAccountForms();
	showCarriedToast();
}

function Failed() {
	return (
		<div className="grid justify-items-start gap-4">
			<Notice tone="error">
				Your account could not be loaded. Nothing is lost: please try again in a moment.
			</Notice>
			<button className="button button-primary" type="button" onClick={() => void loadAccount()}>
				Try again
			</button>
		</div>
	);
}

function Skeleton() {
	return (
		<div className="grid gap-4 noscript:hidden" aria-busy="true">
			<p className="visually-hidden">Loading your account…</p>
			<div className="skeleton h-12 max-w-md" />
			<div className="skeleton h-32" />
			<div className="skeleton h-32" />
		</div>
	);
}
