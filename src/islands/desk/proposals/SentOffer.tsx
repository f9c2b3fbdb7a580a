import { useEffect, useRef } from 'react';

import type { ProposalStory } from '#src/contract/desk/proposals.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { lastDayInWords } from '#src/domain/proposals/proposal.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';
import { writeAnother } from '#src/stores/desk/proposals/send-offer.ts';

import { TabLink } from '../panel/TabLink.tsx';

/** The offer that was sent, to be read out to whoever waits for it. */
export function SentOffer({ story }: { story: ProposalStory }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { reference, name, email, until, version, versions } = story;
	return (
		<section className="card new-booking-taken" aria-labelledby="offer-sent">
			<h2 id="offer-sent" ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
				Sent: {reference}
				{version > 1 && `, version ${version}`}
			</h2>
			<p className="text-lg">{phonetic(reference).join(' · ')}</p>
			<p>
				For <bdi>{name}</bdi>, {formatMoneyInCents(versions[0]?.total ?? 0)} in all. It can be
				accepted until {lastDayInWords(new Date(until))}.
			</p>
			<p className="text-ink-soft">
				The letter goes to <bdi>{email}</bdi> within a minute.
			</p>
			<div className="flex flex-wrap gap-3">
				<TabLink
					tab="offers"
					view={{ q: reference }}
					className="button button-primary"
					onLeave={writeAnother}
				>
					Open in Offers
				</TabLink>
				<button type="button" className="button button-secondary" onClick={writeAnother}>
					Write another
				</button>
			</div>
		</section>
	);
}
