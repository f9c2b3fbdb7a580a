import { useEffect, useRef, useState } from 'react';

import {
	findSeatOffer,
	type FoundOffer,
	leaveWaitingList,
} from '#src/stores/requests/waiting-list.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { HeldSeats } from './HeldSeats.tsx';

type Props = {
	/** What the link of a letter is for: the seats that it holds, or leaving the list. */
	purpose: 'seats' | 'leave';
	/** The link's key. */
	seatKey: string;
};

type Standing = { kind: 'asking' } | FoundOffer | { kind: 'returned' } | { kind: 'leaving' };

/** What a link of the waiting list's letters shows at the top of the tour's page. It takes the focus, and is read out. */
export function SeatLink({ purpose, seatKey }: Props) {
	const [standing, setStanding] = useState<Standing>(
		purpose === 'seats' ? { kind: 'asking' } : { kind: 'leaving' },
	);
	const place = useRef<HTMLElement>(null);
	useEffect(() => {
		if (standing.kind === 'asking') void findSeatOffer(seatKey).then(setStanding);
		else place.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
	}, [standing.kind, seatKey]);

	async function leave(): Promise<void> {
		const failed = await leaveWaitingList(seatKey);
		setStanding(failed === null ? { kind: 'returned' } : { kind: 'none', ...failed });
	}

	return (
		<section ref={place} className="card mb-8 grid gap-4 p-5 sm:p-6" aria-label="Waiting list">
			{standing.kind === 'asking' && <p role="status">Looking up your seats…</p>}
			{standing.kind === 'held' && (
				<HeldSeats offer={standing.offer} seatKey={seatKey} onReturn={leave} />
			)}
			{standing.kind === 'leaving' && <LeaveList onLeave={leave} />}
			{standing.kind === 'returned' && (
				<p tabIndex={-1}>
					You are off the waiting list. If you change your mind, join it again below.
				</p>
			)}
			{standing.kind === 'none' && (
				<Notice tone={standing.isEnded ? 'info' : 'error'}>
					<p tabIndex={-1}>{standing.message}</p>
					{!standing.isEnded && (
						<button
							type="button"
							className="button button-secondary mt-3"
							onClick={() => setStanding({ kind: purpose === 'seats' ? 'asking' : 'leaving' })}
						>
							Try again
						</button>
					)}
				</Notice>
			)}
		</section>
	);
}

function LeaveList({ onLeave }: { onLeave: () => Promise<void> }) {
	const [isBusy, setBusy] = useState(false);
	return (
		<>
			<h2 tabIndex={-1} className="text-2xl">
				Leave the waiting list?
			</h2>
			<p>You will not be told when seats of this tour come free.</p>
			<button
				type="button"
				className="button button-primary justify-self-start"
				disabled={isBusy}
				onClick={() => {
					setBusy(true);
					void onLeave();
				}}
			>
				{isBusy ? 'Leaving…' : 'Leave the list'}
			</button>
		</>
	);
}
