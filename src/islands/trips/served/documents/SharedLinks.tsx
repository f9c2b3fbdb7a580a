import { useId } from 'react';

import { pricesShown, shareTrip } from '#src/contract/trips/links.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';

import { FreshAddress } from './FreshAddress.tsx';
import { GivenKeyFold } from './GivenKeyFold.tsx';
import { KeyForm } from './KeyForm.tsx';

const choices: Record<(typeof pricesShown)[number], string> = {
	without: 'Hide prices',
	with: 'Show prices',
};

/** Links that only read, for those who travel along or wait at home. */
export function SharedLinks({ view }: { view: TripView }) {
	const id = useId();
	return (
		<GivenKeyFold view={view} purpose="share" form="share" title="Share this trip">
			<p className="hint">
				Whoever has the link reads this page: where the trip stands and when you travel. They cannot
				change or cancel anything, and do not see your messages.
			</p>
			<FreshAddress view={view} purpose="share" lead="The link" />
			<KeyForm
				view={view}
				path={shareTrip.path}
				question="For whom"
				example="Mother"
				button="Make a link"
			>
				<div className="field">
					<label className="label" htmlFor={id}>
						Prices
					</label>
					<select
						className="input"
						id={id}
						name="prices"
						defaultValue={view.problem?.typed['prices'] ?? pricesShown[0]}
					>
						{pricesShown.map((value) => (
							<option key={value} value={value}>
								{choices[value]}
							</option>
						))}
					</select>
				</div>
			</KeyForm>
		</GivenKeyFold>
	);
}
