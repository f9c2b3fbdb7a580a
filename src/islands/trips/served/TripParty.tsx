import { changePartyMessages, changeTripParty } from '#src/contract/trips/party.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import {
	type Join,
	type Leave,
	type PartyChoices,
	partyChangeSeen,
	partyChangeWords,
} from '#src/domain/trips/party-change.ts';
import { site } from '#src/site.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { isAskedFor } from './is-asked-for.ts';
import { tripAction } from './trip-action.ts';

/** Who can join the trip or leave it, each with its price: what is held changes at once, what is confirmed by the desk. */
export function TripParty({ view }: { view: TripView }) {
	const { party, problem, attempt, reading } = view;
	if (!party) return null;
	const { how, joins, leaves } = party;
	const choices = [...joins, ...leaves];
	const own = problem?.form === 'party' ? problem : null;
	return (
		<details className="fold trip-party" open={own !== null}>
			<summary>Add or remove a traveler</summary>
			{choices.length === 0 ? (
				<p>
					{nobodyJoins(party)} Nobody can be removed here, either. Call us: {site.phone}.
				</p>
			) : (
				<form
					className="mt-3 grid gap-4"
					method="post"
					action={tripAction(changeTripParty, reading.reference)}
				>
					<input type="hidden" name="attempt" value={attempt} />
					<p id="party-how">
						{how === 'at once'
							? 'Nothing is paid yet: your trip and its total change at once, and a letter says so.'
							: 'Our desk makes the change for you: we answer here and by letter.'}
						{joins.length > 0 ? agesWords(view) : nobodyJoins(party)}
					</p>
					<fieldset className="trip-others" aria-describedby="party-how party-error">
						<legend className="visually-hidden">Who joins or leaves</legend>
						{choices.map((choice) => (
							<Choice key={partyChangeSeen(choice)} choice={choice} view={view} />
						))}
						<FieldError id="party" error={problemAt(own, 'change') ?? undefined} />
					</fieldset>
					<p>
						<button className="button button-secondary" type="submit">
							{how === 'at once' ? 'Change our party' : 'Ask for this change'}
						</button>
					</p>
				</form>
			)}
		</details>
	);
}

/** What became of a change of the party that was sent last. */
export function PartyNews({ view }: { view: TripView }) {
	const { done, party, record } = view;
	if (done !== 'party') return null;
	if (isAskedFor(view)) return <Notice tone="success">{changePartyMessages.asked}</Notice>;
	const { travelers, totalPrice } = record;
	const who = travelers === 1 ? 'One traveler has a place' : `${travelers} travelers have a place`;
	const isHeld = party?.how === 'at once';
	const total = `${isHeld ? 'Your new total is' : 'The total is'} ${formatMoneyInCents(totalPrice)}.`;
	return (
		<Notice tone="success">
			{who} on your trip now. {total}
		</Notice>
	);
}

/** Why nobody can be added, behind another sentence. */
function nobodyJoins({ seatsLeft }: PartyChoices): string {
	return seatsLeft === 0 ? ' No more seats are left.' : ' Nobody can be added here any more.';
}

function agesWords({ reading: { trip } }: TripView): string {
	const least = trip.type === 'tour' ? trip.ages?.least : null;
	return least ? ` Everyone on this tour is ${least} or older when it leaves.` : '';
}

function Choice({ choice, view }: { choice: Join | (Leave & { who: string }); view: TripView }) {
	const isMore = choice.does === 'add';
	const { totalPrice } = view.record;
	const total = isMore ? totalPrice + choice.amount : totalPrice - choice.amount;
	return (
		<label className="trip-other">
			<input type="radio" name="change" required value={partyChangeSeen(choice)} />
			<span>{partyChangeWords(choice)}</span>
			<span className="price">{formatMoneyInCents(total)}</span>
			<span className="hint">
				{formatMoneyInCents(choice.amount)} {isMore ? 'more' : 'less'}, taxes included
			</span>
		</label>
	);
}
