import { useEffect, useState } from 'react';

import type { OwnAccount } from '#src/contract/users/account-page.ts';
import { displayName } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';

import { Settings } from './Settings.tsx';
import { Travellers } from './Travellers.tsx';
import { Trips } from './Trips.tsx';

const tabs = ['trips', 'travellers', 'settings'];

/** An account in its tabs, of which the address names one; administrators' trips are the desk's matter. */
export function OpenAccount({ account }: { account: OwnAccount }) {
	const { user } = account;
	const [current, setCurrent] = useState(0);
	useEffect(() => {
		const followAddress = () => {
			const named = tabs.indexOf(location.hash.slice(1));
			if (named >= 0) setCurrent(named);
		};
		followAddress();
		addEventListener('hashchange', followAddress);
		return () => removeEventListener('hashchange', followAddress);
	}, []);
	const choose = (index: number) => {
		setCurrent(index);
		// Loaded again, or come Back to, the page shows the same.
		history.replaceState(null, '', `#${tabs[index] ?? ''}`);
	};
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-ink-soft">
				<bdi className="font-semibold text-ink">{displayName(user)}</bdi>
				<span className="min-w-0">{user.email}</span>
				{user.isVerified && <span className="account-mark">Address confirmed</span>}
			</p>
			{user.isAdmin ? (
				<>
					<Notice tone="info">
						You work in the back office with this account. Bookings, the second factor and where you
						are signed in are found in the{' '}
						<a className="link" href={paths.admin}>
							admin panel
						</a>
						.
					</Notice>
					<Settings account={account} />
				</>
			) : (
				<Tabs
					label="Your account"
					choice={{ current, choose }}
					tabs={[
						{ title: 'Trips', content: <Trips account={account} /> },
						{ title: 'Travelers', content: <Travellers travellers={account.travellers} /> },
						{ title: 'Settings', content: <Settings account={account} /> },
					]}
				/>
			)}
		</>
	);
}
