import { useQuery } from '@tanstack/react-query';

import type { InvitationRecord } from '#src/contract/desk/invitations.ts';
import { invitationsQuery, withdraw } from '#src/stores/desk/invitations.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Moment } from '../panel/Moment.tsx';
import { roles } from './account-words.ts';

/** Who was invited and has not accepted yet, below the accounts; nothing where nobody was. */
export function Invitations() {
	const { data = [] } = useQuery(invitationsQuery);
	if (data.length === 0) return null;
	return (
		<section className="card mt-6 grid gap-3 p-5" aria-labelledby="invitations">
			<h3 id="invitations" className="text-xl">
				Invited, not here yet
			</h3>
			<ul className="own-sessions">
				{data.map((invitation) => (
					<Invited key={invitation.id} invitation={invitation} />
				))}
			</ul>
		</section>
	);
}

function Invited({ invitation }: { invitation: InvitationRecord }) {
	const { email, role, invitedBy, createdAt, expiresAt } = invitation;
	const isOver = useNow() >= new Date(expiresAt);
	return (
		<li className="own-session">
			<div className="min-w-0">
				<p className="font-semibold wrap-anywhere">
					{email} <span className="own-session-mark">{roles[role].label}</span>
				</p>
				<p className="text-sm text-ink-soft">
					Invited by <bdi>{invitedBy}</bdi> <Moment at={createdAt} />,{' '}
					{isOver ? 'the link ended' : 'the link works until'} <Moment at={expiresAt} />
				</p>
			</div>
			<button
				type="button"
				className="button button-secondary"
				onClick={() => void withdraw(invitation)}
			>
				Withdraw <span className="visually-hidden">the invitation of {email}</span>
			</button>
		</li>
	);
}
