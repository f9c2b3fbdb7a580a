import type { ReactNode } from 'react';

import { type GivenKey, takeKeyBack } from '#src/contract/trips/links.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

type Props = {
	view: TripView;
	purpose: GivenKey['purpose'];
	/** The last part of the address that its form is sent to. */
	form: string;
	title: string;
	/** What it is good for, and the form that makes another. */
	children: ReactNode;
};

/** What is given on for a purpose: folded away until it is asked for, or something became of its form. */
export function GivenKeyFold({ view, purpose, form, title, children }: Props) {
	const { givenKeys, problem, done, reading } = view;
	const given = givenKeys.filter((key) => key.purpose === purpose);
	const hasNews =
		problem?.form === form || done === form || (done === 'revoke' && given.length > 0);
	return (
		<details className="fold" open={hasNews}>
			<summary>
				<h3>{title}</h3>
				{given.length > 0 && <span className="hint whitespace-nowrap">{given.length} given</span>}
			</summary>
			<div className="grid gap-4">
				{children}
				{given.length > 0 && (
					<ul className="trip-given">
						{given.map((key) => (
							<GivenLine key={key.id} given={key} reference={reading.reference} />
						))}
					</ul>
				)}
			</div>
		</details>
	);
}

function GivenLine({ given, reference }: { given: GivenKey; reference: string }) {
	const { id, label, purpose, showsPrices, createdAt } = given;
	const name = label || (purpose === 'share' ? 'A link' : 'A calendar');
	const day = formatPlainDate(newYorkDay(new Date(createdAt)));
	const prices = showsPrices ? ', with prices' : ', without prices';
	return (
		<li>
			<p>
				<span className="font-semibold wrap-anywhere">{name}</span>
				<span className="hint block">
					Made {day}
					{purpose === 'share' && prices}
				</span>
			</p>
			<form method="post" action={takeKeyBack.path.replace(':reference', reference)}>
				<button className="button button-quiet" type="submit" name="id" value={id}>
					Take back{' '}
					<span className="visually-hidden">
						{name}, made {day}
					</span>
				</button>
			</form>
		</li>
	);
}
