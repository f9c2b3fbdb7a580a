import { listInWords } from '../text/list-in-words.ts';
import { type DayFacts, type Meal, meals, type StayKind } from './tour-facts.ts';

/** Nights spent in one kind of stay, and in how many different ones. */
export type NightsInKind = { kind: StayKind; nights: number; stays: number };

/** The nights that the days tell of by the kind of stay, the first kind first; none where no day tells. */
export function nightsByKind(days: readonly Pick<DayFacts, 'stay'>[]): NightsInKind[] {
	const stays = days.flatMap(({ stay }) => (stay ? [stay] : []));
	const kinds = Map.groupBy(stays, ({ kind }) => kind);
	return [...kinds].map(([kind, each]) => ({
		kind,
		nights: each.length,
		stays: new Set(each.map(({ name }) => name)).size,
	}));
}

/** One of a kind and several of it, as they follow 'nights'. */
const within: Record<StayKind, [one: string, several: string]> = {
	hotel: ['in a hotel', 'in hotels'],
	guesthouse: ['in a guesthouse', 'in guesthouses'],
	lodge: ['in a lodge', 'in lodges'],
	camp: ['in a camp', 'in camps'],
	hut: ['in a hut', 'in huts'],
	homestay: ['in a homestay', 'in homestays'],
	boat: ['on a boat', 'on boats'],
	train: ['on a train', 'on trains'],
};

/** '6 nights in a hotel', '4 nights in hotels and 1 in a camp'; '' where no day tells. */
export function nightsInWords(days: readonly Pick<DayFacts, 'stay'>[]): string {
	return listInWords(
		nightsByKind(days).map(({ kind, nights, stays }, index) => {
			const unit = index > 0 ? '' : nights === 1 ? ' night' : ' nights';
			return `${nights}${unit} ${within[kind][stays === 1 ? 0 : 1]}`;
		}),
	);
}

/** How often each meal is part of the days. */
export function mealsCounted(days: readonly Pick<DayFacts, 'meals'>[]): Record<Meal, number> {
	const count = (meal: Meal) => days.filter((day) => day.meals.includes(meal)).length;
	return { breakfast: count('breakfast'), lunch: count('lunch'), dinner: count('dinner') };
}

/** '6 breakfasts, 1 lunch, and 2 dinners'; '' where there is no meal. */
export function mealsInWords(days: readonly Pick<DayFacts, 'meals'>[]): string {
	const counted = mealsCounted(days);
	return listInWords(
		meals
			.filter((meal) => counted[meal] > 0)
			.map((meal) => {
				const name = meal === 'lunch' ? 'lunche' : meal;
				return counted[meal] === 1 ? `1 ${meal}` : `${counted[meal]} ${name}s`;
			}),
	);
}

/**
 * The kilometres of all days that tell theirs, on foot or on wheels, rails and water; null where none does.
 */
export function kilometresOf(days: readonly DayFacts[], way: 'walked' | 'driven'): number | null {
	const told = days.flatMap((day) => day[way] ?? []);
	return told.length === 0 ? null : told.reduce((sum, each) => sum + each, 0);
}
