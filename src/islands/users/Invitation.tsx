import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import { site } from '#src/site.ts';
import { $invitation, openAgain, openByAddress } from '#src/stores/users/invitation.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { ColleagueFields } from './ColleagueFields.tsx';

/** The way from the letter that invites a colleague to their account at the desk. */
export function Invitation() {
	const opened = useStore($invitation, { ssr: 'initial' });
	useEffect(() => {
		const followAddress = () => {
			if (location.hash === '') return;
			void openByAddress(location.hash);
			// Whoever looks at the screen or its history later must not find the token.
			history.replaceState(null, '', location.pathname);
		};
		if (location.hash === '') void openByAddress('');
		followAddress();
		addEventListener('hashchange', followAddress);
		return () => removeEventListener('hashchange', followAddress);
	}, []);

	switch (opened.state) {
		case 'opening':
			return <p role="status">One moment, please…</p>;
		case 'ended':
			return <Ended problem={opened.problem} mayTryAgain={opened.mayTryAgain} />;
		case 'choosing':
			return (
				<div className="grid gap-6">
					<p>
						You are invited to work at the desk of {site.name} as{' '}
						{opened.invitation.role === 'admin' ? 'an administrator' : 'an agent'}, with the address{' '}
						<strong className="wrap-anywhere">{opened.invitation.email}</strong>.
					</p>
					<ColleagueFields email={opened.invitation.email} />
				</div>
			);
	}
}

/** It takes the focus: a form whose button was pressed may be gone. */
function Ended({ problem, mayTryAgain }: { problem: string; mayTryAgain: boolean }) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div className="grid justify-items-start gap-6">
			<div ref={notice} tabIndex={-1}>
				<Notice tone="error">{problem}</Notice>
			</div>
			{mayTryAgain && (
				<button type="button" className="button button-primary" onClick={openAgain}>
					Try again
				</button>
			)}
		</div>
	);
}
