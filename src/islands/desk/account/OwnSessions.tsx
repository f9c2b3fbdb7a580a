import { useState } from 'react';

import type { OwnSession } from '#src/contract/desk/account.ts';
import { endSession, leaveEverywhere } from '#src/stores/desk/account.ts';

import { Moment } from '../panel/Moment.tsx';

/** Where the account is signed in, each place with the way to end it. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
	return (
		<section aria-labelledby="own-sessions" className="grid gap-4">
			<h3 id="own-sessions" tabIndex={-1} className="text-xl">
				Where you are signed in
			</h3>
			<ul className="own-sessions">
				{sessions.map((session) => (
					<Session key={session.id} session={session} />
				))}
			</ul>
			<button
				type="button"
				className="button button-secondary justify-self-start"
				onClick={() => void leaveEverywhere()}
			>
				Sign out everywhere
			</button>
		</section>
	);
}

function Session({ session }: { session: OwnSession }) {
	const { device, signedInAt, lastSeenAt, isThis } = session;
	const [isBusy, setBusy] = useState(false);
	const end = async () => {
		if (isBusy) return;
		setBusy(true);
		await endSession(session);
		setBusy(false);
		// Its button goes with it.
		document.getElementById('own-sessions')?.focus();
	};
	return (
		<li className="own-session">
			<div className="min-w-0">
				<p className="font-semibold wrap-anywhere">
					{device}
					{isThis && <span className="own-session-mark">this one</span>}
				</p>
				<p className="text-sm text-ink-soft">
					Signed in <Moment at={signedInAt} />, last seen <Moment at={lastSeenAt} />
				</p>
			</div>
			<button
				type="button"
				className="button button-secondary"
				aria-disabled={isBusy}
				onClick={() => void end()}
			>
				End <span className="visually-hidden">the session {isThis ? 'here' : device}</span>
			</button>
		</li>
	);
}
