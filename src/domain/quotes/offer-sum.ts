import { daysBetween } from '../calendar/calendar-date.ts';
import { formatMonth } from '../calendar/format-date.ts';
import { codeInLabel } from '../flights/airports.ts';
import { cabinClassLabel } from '../flights/cabin-class.ts';
import { minimumFlightMiles } from '../flights/distance.ts';
import type { FlightOffer } from '../flights/offer.ts';
import { partyLabel, parseParty } from '../flights/party.ts';
import {
	earlyBookings,
	farePerMile,
	lateBooking,
	type PriceStep,
	type PriceSteps,
} from '../flights/pricing.ts';
import type { Quote } from '../flights/quote.ts';
import { offerPriceSteps } from '../flights/simulator.ts';
import type { ServiceSources } from '../flights/timetable/services.ts';
import { formatMoney, formatMoneyInCents } from '../money.ts';
import { formatNumber } from '../numbers.ts';
import { partyRule, priceSum, type PriceSum } from './price-sum.ts';

/** The name of a step, and its rule in words. */
type Words = [name: string, rule: string];

/**
 * The price of an offer as a sum, from the steps that make it. Until the fare is rounded they are fractions of dollars:
 * each line shows the nearest whole dollar of its price, so that the amounts add up all the same. Every offer has the same
 * lines.
 * @param offer what the quote is of: between which airports it flies
 */
export function offerSum(
	quote: Quote,
	offer: Pick<FlightOffer, 'origin' | 'destination'>,
	sources: ServiceSources,
): PriceSum {
	const steps = offerPriceSteps(quote, sources);
	const words = wordsOf(quote, offer, steps);
	const order = Object.entries(steps) as [keyof PriceSteps, PriceStep][];
	return priceSum(
		order.map(([step, { dollars }]) => {
			const [name, rule] = words[step];
			return { name, rule, soFar: Math.round(dollars) };
		}),
	);
}

function wordsOf(
	{ query, quoteDay }: Quote,
	{ origin, destination }: Pick<FlightOffer, 'origin' | 'destination'>,
	steps: PriceSteps,
): Record<keyof PriceSteps, Words> {
	const { departureDate, returnDate, cabinClass, passengers } = query;
	const { distance, season, leadTime, offer, minimum, rounding, discount, taxes } = steps;
	const party = parseParty(passengers);
	const days = daysBetween(quoteDay, departureDate);
	const [month = ''] = formatMonth(departureDate).split(' ');
	return {
		distance: [
			'Distance',
			`${codeInLabel(origin)} to ${codeInLabel(destination)}, ${distanceRule(distance.by)}`,
		],
		cabinClass: ['Class', classRule(cabinClassLabel(cabinClass), steps.cabinClass.by)],
		way:
			returnDate === null
				? ['One way', `${changed(steps.way.by)} on the fare of a round trip`]
				: ['Round trip', 'The fare per mile is for both ways: no change'],
		season: ['Season', `Departures in ${month}: ${changed(season.by)}`],
		leadTime: ['Days ahead', `${leadTimeRule(days)}: ${changed(leadTime.by)}`],
		offer: [
			'This offer',
			`Offers of one search differ in their fares, this one: ${changed(offer.by)}`,
		],
		minimum: ['Lowest fare', `No fare is below ${formatMoney(minimum.by)}`],
		rounding: ['Rounding', `To the nearest ${formatMoney(rounding.by)}: the fare of one traveler`],
		discount: [
			'Discount',
			discount.by === 0 ? 'None on this offer' : `${discount.by}% off the fare`,
		],
		taxes: ['Taxes and fees', `${taxes.by}% of the fare`],
		party: ['Travelers', partyRule(party ? partyLabel(party) : passengers, steps.party.by)],
	};
}

function distanceRule(miles: number): string {
	const counted =
		miles === minimumFlightMiles
			? `under ${minimumFlightMiles} miles in a straight line, counted as ${minimumFlightMiles}`
			: `${formatNumber(Math.round(miles * 10) / 10)} miles in a straight line`;
	return `${counted}, at ${formatMoneyInCents(farePerMile)} a mile`;
}

function classRule(label: string, factor: number): string {
	return factor === 1 ? `${label}: no change` : `${label}: ${factor} times the fare in economy`;
}

function leadTimeRule(days: number): string {
	const [early, ...others] = earlyBookings;
	const counted = `${days} ${Math.abs(days) === 1 ? 'day' : 'days'} from quote to departure`;
	if (days < lateBooking.underDays) return `${counted}, fewer than ${lateBooking.underDays}`;
	const passed = [early, ...others].find(({ overDays }) => days > overDays);
	if (passed) return `${counted}, more than ${passed.overDays}`;
	return `${counted}, from ${lateBooking.underDays} to ${earlyBookings.at(-1)?.overDays}`;
}

/** What a factor does: '+25%', '−15%' or 'no change'. */
function changed(factor: number): string {
	const percent = Math.round((factor - 1) * 100);
	if (percent === 0) return 'no change';
	return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
