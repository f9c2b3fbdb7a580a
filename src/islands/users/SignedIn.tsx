import { worksAtDesk } from '#src/domain/users/role.ts';
import { displayName } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { logOut, type Session } from '#src/stores/users/session.ts';

import { leave } from './leave.ts';

type Props = { session: Exclude<Session, { state: 'signed out' }> };

/** Who is signed in, in place of the forms. */
export function SignedIn({ session }: Props) {
	const { user } = session;
	const isColleague = session.state === 'signed in' && worksAtDesk(session.user);
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-lg">
				You are signed in as{' '}
				<strong>
					<bdi className="wrap-anywhere">{displayName(user)}</bdi>
				</strong>
				.
			</p>
			<p className="wrap-anywhere text-ink-soft">{user.email}</p>
			{session.state === 'signed in' && !session.user.isVerified && !isColleague && (
				<p>
					Please follow the link in the letter that we sent you. Then the trips that you book with
					this address stand in your account.
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{isColleague && (
					<a className="button button-primary" href={paths.admin}>
						Admin Panel
					</a>
				)}
				<a
					className={isColleague ? 'button button-secondary' : 'button button-primary'}
					href={paths.account}
				>
					Your account
				</a>
				<a className="button button-secondary" href={paths.flights}>
					Search flights
				</a>
				<button
					className="button button-secondary"
					type="button"
					onClick={() => void logOut(leave)}
				>
					Log out
				</button>
			</div>
		</div>
	);
}
