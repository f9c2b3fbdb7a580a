import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { UndeliveredLetters as Letters } from '#src/contract/admin/letters.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { site } from '#src/site.ts';
import { letGo, tryAgain, undeliveredLettersQuery } from '#src/stores/admin/letters.ts';

import { Moment } from '../panel/Moment.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { whyUndelivered } from './why-undelivered.ts';

/** The letters that did not arrive, each with what can be done about it; nothing while all did. */
export function UndeliveredLetters() {
	const result = useQuery(undeliveredLettersQuery);
	const { data } = result;
	if (!data) {
		if (!result.isError) return null;
		return <LoadFailed result={result}>Failed to load the undelivered letters.</LoadFailed>;
	}
	const { givenUp, late, newest } = data;
	if (givenUp + late === 0) return null;
	return (
		<section aria-labelledby="undelivered-heading">
			<h3 id="undelivered-heading" className="overview-heading">
				Undelivered letters
			</h3>
			{late > 0 && (
				<p className="mt-1">
					{late === 1 ? 'One letter has' : `${formatNumber(late)} letters have`} waited for more
					than an hour, because the mail server does not take {late === 1 ? 'it' : 'them'}. Whoever
					set the website up should look at it.
				</p>
			)}
			{givenUp > 0 && (
				<p className="mt-1">
					{givenUp === 1 ? 'One letter was' : `${formatNumber(givenUp)} letters were`} given up
					after four days.
				</p>
			)}
			<ul className="undelivered-letters">
				{newest.map((letter) => (
					<UndeliveredLetter key={letter.id} letter={letter} />
				))}
			</ul>
			{givenUp > newest.length && <p className="hint">The newest {newest.length} are shown.</p>}
		</section>
	);
}

function UndeliveredLetter({ letter }: { letter: Letters['newest'][number] }) {
	const [isBusy, setBusy] = useState(false);
	const { recipient, subject, createdAt, error } = letter;
	const press = async (action: typeof tryAgain) => {
		if (isBusy) return;
		setBusy(true);
		await action(letter);
		setBusy(false);
	};
	return (
		<li className="undelivered-letter">
			<p className="min-w-0 wrap-anywhere">
				<span className="font-semibold">To {recipient}</span>:{' '}
				{subject.replace(`${site.name}: `, '')}
				<span className="block text-sm text-ink-soft">
					Written <Moment at={createdAt} />. {whyUndelivered(error)}
				</span>
			</p>
			<span className="undelivered-actions">
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => void press(tryAgain)}
				>
					Try again <span className="visually-hidden">to {recipient}</span>
				</button>
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => void press(letGo)}
				>
					Let go <span className="visually-hidden">the letter to {recipient}</span>
				</button>
			</span>
		</li>
	);
}
