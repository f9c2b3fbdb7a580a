import { formatDates } from '#src/domain/calendar/format-date.ts';
import { seatCount, seatOfferHours } from '#src/domain/tours/waiting-list.ts';
import { tourPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, facts, type LetterBlock, note, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

/** Who waits for which seats. */
type Place = {
	name: string;
	email: string;
	travellers: number;
	tour: { id: number; name: string };
	departure: { date: string; endDate: string };
};

/** A key that opens something, and the page on which it does. Both stand in the fragment, which no server gets to see. */
type Link = { siteUrl: string; key: string };

/** The letter that says somebody is on the waiting list, and how to leave it. It promises no place in the line. */
export function waitingListJoined(place: Place, { siteUrl, key }: Link): NewLetter {
	const { name, email, travellers } = place;
	return laidOut({
		kind: 'waiting-list-joined',
		recipient: email,
		subject: `${site.name}: you are on the waiting list`,
		keepsText: false,
		blocks: [
			greeting(name),
			paragraph(`You are on the waiting list for ${seatCount(travellers)}:`),
			trip(place),
			paragraph(
				`When enough seats come free, we write to whoever has waited longest with a party that fits. We hold the seats for ${seatOfferHours} hours. Nothing is booked and nothing is charged until you book them.`,
			),
			action(
				'To leave the list, or if it was not you who joined it:',
				'Leave the list',
				`${pageOf(place, siteUrl)}#leave=${key}`,
			),
			signature,
		],
	});
}

/**
 * The letter that offers seats to somebody who waits; its link books them or gives them back.
 * @param until in words: 'Tuesday, March 2, 2:10 PM New York time'
 */
export function seatsOffered(place: Place, until: string, { siteUrl, key }: Link): NewLetter {
	const { name, email, travellers } = place;
	const [are, them] = travellers === 1 ? ['is', 'it'] : ['are', 'them'];
	return laidOut({
		kind: 'waiting-list-seats',
		recipient: email,
		subject: `${site.name}: ${seatCount(travellers)} ${are} held for you`,
		keepsText: false,
		blocks: [
			greeting(name),
			paragraph(
				`Good news: ${seatCount(travellers)} came free, and we hold ${them} for you until ${until}.`,
			),
			trip(place),
			action(
				`Book ${them} here, or give ${them} back:`,
				`Book ${them}`,
				`${pageOf(place, siteUrl)}#seats=${key}`,
			),
			paragraph(
				`Whoever waits next is offered what is not booked by then. You may join the list again afterwards. Questions? Answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}

/** Why no seats will come free: the tour is not sold any more, or the departure was called off. */
export type WaitingEnd = 'tour' | 'departure';

/** The letter that says why nobody waits for seats any more. It carries no key. */
export function waitingListEnded(place: Place, why: WaitingEnd): NewLetter {
	const { name, email, travellers } = place;
	return laidOut({
		kind: 'waiting-list-ended',
		recipient: email,
		subject: `${site.name}: the ${why} that you wait for ${why === 'tour' ? 'is not offered any more' : 'is called off'}`,
		keepsText: false,
		blocks: [
			greeting(name),
			paragraph(`You were on the waiting list for ${seatCount(travellers)}:`),
			trip(place),
			paragraph(
				`${endedBecause[why]}, so no seats will come free, and you are off the list. Nothing was booked and nothing was charged. We are sorry that you waited in vain.`,
			),
			paragraph(
				`Shall we find you something like it? Answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}

const endedBecause: Readonly<Record<WaitingEnd, string>> = {
	tour: 'We do not offer this tour any more',
	departure: 'We have to call this departure off',
};

/** The tour's page with the departure chosen that they wait for. */
function pageOf({ tour, departure }: Place, siteUrl: string): string {
	return siteUrl + tourPath(tour.id, departure.date);
}

function trip({ tour, departure }: Place): LetterBlock {
	return facts(tour.name, note(formatDates(departure.date, departure.endDate, 'weekday')));
}
