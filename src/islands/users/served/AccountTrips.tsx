import type { OwnAccount } from '#src/contract/users/account-page.ts';
import { logout } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';

import { EachByItsLetter } from '../account/EachByItsLetter.tsx';
import { Trips } from '../account/Trips.tsx';

/** The trips and offers of whoever is signed in, and the way out. */
export function AccountTrips({ account }: { account: OwnAccount }) {
	return (
		<>
			<div className="mb-8 flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="font-display text-4xl sm:text-5xl">Your trips</h1>
					<p className="mt-2 text-ink-soft">
						Signed in as <strong className="wrap-anywhere">{account.user.fullName}</strong>.
						Travelers and settings are on{' '}
						<a className="link" href={paths.account}>
							your account’s page
						</a>
						, which needs JavaScript.
					</p>
				</div>
				<form method="post" action={logout.path}>
					<button type="submit" className="button button-secondary">
						Sign out
					</button>
				</form>
			</div>
			{account.trips === null ? (
				<Unconfirmed email={account.user.email} />
			) : (
				<Trips account={account} />
			)}
		</>
	);
}

function Unconfirmed({ email }: { email: string }) {
	return (
		<div className="card grid gap-4 p-5 sm:p-8">
			<h2 className="text-2xl">Confirm your email address</h2>
			<p>
				Your trips hold names and addresses of people. So we show them once the link in the letter
				to <strong className="wrap-anywhere">{email}</strong> was followed, in a browser with
				JavaScript.
			</p>
			<EachByItsLetter />
		</div>
	);
}
