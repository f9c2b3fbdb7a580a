import type { EntryOf } from '#src/contract/desk/person.ts';
import type { PersonRequestKind } from '#src/domain/desk/person-kinds.ts';

import { type TabSlug } from '../panel/panel-tabs.ts';
import { RequestState } from '../panel/RequestState.tsx';
import { proposalTones } from '../panel/StandingBadge.tsx';
import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';
import { TabLink } from '../panel/TabLink.tsx';
import { LongText } from './LongText.tsx';

const tabs: Readonly<Record<PersonRequestKind, TabSlug>> = {
	inquiry: 'inquiries',
	'custom-offer': 'custom-offers',
	offer: 'offers',
	'call-back': 'call-backs',
	application: 'applications',
	'waiting-list': 'departures',
};

/** Where places on a waiting list stand, and offers. */
const tones: Partial<Record<string, StatusTone>> = {
	waiting: 'waiting',
	offered: 'waiting',
	booked: 'good',
	passed: 'over',
	left: 'over',
	...proposalTones,
};

/** What somebody asked for, with the way to the list it stands in. */
export function RequestEntry({ entry }: { entry: EntryOf<'request'> }) {
	const { request, about, text, state, status, email, phone } = entry;
	const view = request === 'waiting-list' ? {} : { q: email || phone };
	return (
		<>
			<p className="person-line-head">
				<TabLink tab={tabs[request]} view={view} className="link person-title">
					<bdi>{about || 'Asked to be called'}</bdi>
				</TabLink>{' '}
				{state === null ? (
					<StatusBadge tone={tones[status] ?? 'plain'}>{status}</StatusBadge>
				) : (
					<RequestState state={state} status={status} />
				)}
			</p>
			{text !== '' && <LongText text={text} />}
			<p className="text-ink-soft">
				as <bdi>{entry.name}</bdi>
			</p>
		</>
	);
}
