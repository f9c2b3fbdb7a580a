import { type ReactNode, useId } from 'react';

import type { GivenKey } from '#src/contract/trips/links.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { Notice } from '#src/ui/Notice.tsx';

type Props = {
	view: TripView;
	purpose: GivenKey['purpose'];
	/** What the address is called. */
	lead: string;
	/** What can be done with it beside copying it. */
	children?: (address: string) => ReactNode;
};

/** The address that was made a moment ago: it is shown in this browser for ten minutes, and never again. */
export function FreshAddress({ view: { givenKeys, done }, purpose, lead, children }: Props) {
	const id = useId();
	const fresh = givenKeys.find((key) => key.purpose === purpose && key.address !== null);
	if (!fresh || fresh.address === null) {
		const isMissed = done === purpose && givenKeys.some((key) => key.purpose === purpose);
		return isMissed && <Notice tone="info">{missed}</Notice>;
	}
	const whose = fresh.label === '' ? '' : ` (${fresh.label})`;
	return (
		<div className="trip-fresh">
			<label className="label" htmlFor={id}>
				{lead}
				{whose}
			</label>
			<trip-copy>
				<input className="input" id={id} value={fresh.address} readOnly />
				<button
					className={`button ${children ? 'button-secondary' : 'button-primary'}`}
					type="button"
					hidden
				>
					Copy
				</button>
				<span className="visually-hidden" role="status" />
			</trip-copy>
			{children?.(fresh.address)}
			<p className="hint">
				Copy it now: we keep no copy, and this page shows it for ten minutes only.
			</p>
		</div>
	);
}

const missed =
	'An address is shown for ten minutes. If you did not copy it, take it back and make another.';
