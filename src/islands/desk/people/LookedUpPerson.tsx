import { type ReactNode, useEffect, useRef, useState } from 'react';

import { type HeldPerson, personMessages } from '#src/contract/desk/people.ts';
import { heldLines } from '#src/domain/people/held-rows.ts';
import { download, type LookedUp, lookUp } from '#src/stores/desk/people.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { ErasedPerson } from './ErasedPerson.tsx';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { HeldList } from './HeldList.tsx';

/** What has come of looking a person up. */
export function LookedUpPerson({ lookedUp }: { lookedUp: LookedUp }) {
	switch (lookedUp.state) {
		case 'nobody':
			return null;
		case 'asking':
			return <div role="status" className="skeleton h-48 rounded-lg" aria-label="Looking up" />;
		case 'failed':
			return (
				<div className="grid justify-items-start gap-4">
					<Notice tone="error">
						What we hold of {lookedUp.email} could not be looked up. {lookedUp.reason}
					</Notice>
					<button
						type="button"
						className="button button-secondary"
						onClick={() => void lookUp(lookedUp.email)}
					>
						Try again
					</button>
				</div>
			);
		case 'found':
			return <FoundPerson person={lookedUp.person} />;
		case 'erased':
			return (
				<Result title={`${lookedUp.email} is erased`}>
					<ErasedPerson held={lookedUp.held} />
				</Result>
			);
	}
}

function FoundPerson({ person }: { person: HeldPerson }) {
	const { email, held, openBookings, isOurs, mentions } = person;
	const [isErasing, setErasing] = useState(false);
	const lines = heldLines(held);
	if (lines.length === 0) {
		return (
			<Result title={personMessages.nothingHeld}>
				<p className="text-ink-soft">
					Nobody has booked, asked, applied, subscribed or registered as{' '}
					<bdi className="wrap-anywhere">{email}</bdi>. People often have a second address.
				</p>
			</Result>
		);
	}
	return (
		<Result title={`Held of ${email}`}>
			<HeldList lines={lines.map(({ text }) => text)} />
			{mentions.length > 0 && !isOurs && (
				<p>
					{mentions.length === 1 ? 'One text' : `${mentions.length} texts`} of others may name them
					too: you decide on each when you erase.
				</p>
			)}
			{isOurs && <Notice tone="info">{personMessages.ours}</Notice>}
			<div className="flex flex-wrap gap-3">
				<button
					type="button"
					className="button button-secondary"
					onClick={() => void download(email)}
				>
					Download as a file
				</button>
				{!isOurs && (
					<button
						type="button"
						className="button button-secondary"
						onClick={() => setErasing(true)}
					>
						Erase…
					</button>
				)}
			</div>
			{isErasing && (
				<ErasePersonDialog
					email={email}
					lines={lines}
					mentions={mentions}
					openBookings={openBookings}
					onClosed={() => setErasing(false)}
				/>
			)}
		</Result>
	);
}

// Its heading takes the focus, which is read out: it has just come.
function Result({ title, children }: { title: string; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid gap-4 border-t border-line pt-5">
			<h3 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
				{title}
			</h3>
			{children}
		</section>
	);
}
