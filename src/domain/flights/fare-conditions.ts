import { capitalised } from '../text/capitalised.ts';
import type { CabinClass } from './cabin-class.ts';
import type { FlightLeg } from './offer.ts';
import { airlines } from './timetable/airlines.ts';

/** What every traveller of a class may take along and change, by what the airlines of such fares have in common. */
const conditions: Record<CabinClass, Conditions> = {
	economy: {
		cabinKilos: 8,
		bags: 1,
		bagKilos: 23,
		isBagOfEveryAirline: false,
		isChangeFree: false,
	},
	'premium-economy': {
		cabinKilos: 8,
		bags: 2,
		bagKilos: 23,
		isBagOfEveryAirline: true,
		isChangeFree: false,
	},
	business: {
		cabinKilos: 12,
		bags: 2,
		bagKilos: 32,
		isBagOfEveryAirline: true,
		isChangeFree: true,
	},
	'first-class': {
		cabinKilos: 12,
		bags: 3,
		bagKilos: 32,
		isBagOfEveryAirline: true,
		isChangeFree: true,
	},
};

type Conditions = {
	cabinKilos: number;
	/** Checked bags, each of so many kilograms at most. */
	bags: number;
	bagKilos: number;
	/** Whether all airlines include them, or only those that say so. */
	isBagOfEveryAirline: boolean;
	/** Whether the airline asks nothing for a change but what the new flight costs more. */
	isChangeFree: boolean;
};

/** Whether a leg includes a checked bag for each traveller, by the airlines of our timetable. */
export function includesBag({ airline }: FlightLeg, cabinClass: CabinClass): boolean {
	if (conditions[cabinClass].isBagOfEveryAirline) return true;
	const partner = airlines.find(({ name }) => name === airline);
	return partner ? partner.includesBag : true;
}

/** What the fare of an offer includes, each as a part of a sentence: a bag is included only where every leg has it. */
export function fareConditions(
	legs: readonly FlightLeg[],
	cabinClass: CabinClass,
): { cabinBag: string; checkedBag: string; change: string } {
	const { cabinKilos, bags, bagKilos, isChangeFree } = conditions[cabinClass];
	const isIncluded = legs.every((leg) => includesBag(leg, cabinClass));
	const count = bags === 1 ? '1 checked bag' : `${bags} checked bags`;
	return {
		cabinBag: `1 cabin bag of ${cabinKilos} kg`,
		checkedBag: isIncluded
			? `${count} of ${bagKilos} kg${bags === 1 ? '' : ' each'}`
			: 'no checked bag: the airline sells one',
		change: isChangeFree
			? 'changes cost the fare difference alone'
			: 'changes cost the airline’s fee and the fare difference',
	};
}

/** The same in two sentences, without their last full stop: what a booking keeps of the fare that was sold. */
export function conditionsInWords(legs: readonly FlightLeg[], cabinClass: CabinClass): string {
	const { cabinBag, checkedBag, change } = fareConditions(legs, cabinClass);
	return `${cabinBag}, ${checkedBag}. ${capitalised(change)}`;
}
