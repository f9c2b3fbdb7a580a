import { useQuery } from '@tanstack/react-query';

import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { undeliveredLettersQuery } from '#src/stores/desk/letters.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { TabLink } from '../panel/TabLink.tsx';

const kind: DeskItemKind = 'letter';
/** Where the letters are of which a number is told. */
const wait = { tab: 'today', view: { kind } };
const areLate = { tab: 'letters', view: { state: 'waiting' } };

/** How many letters did not arrive, with the way to them; nothing while all did. */
export function UndeliveredLetters() {
	const result = useQuery(undeliveredLettersQuery);
	const { data } = result;
	if (!data) {
		if (!result.isError) return null;
		return <LoadFailed result={result}>Failed to load the undelivered letters.</LoadFailed>;
	}
	const { givenUp, late } = data;
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
			<p className="mt-2">
				<TabLink {...(givenUp > 0 ? wait : areLate)} className="row-button">
					Show the letters
				</TabLink>
			</p>
		</section>
	);
}
