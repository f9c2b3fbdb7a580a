/** A day of a plan beside the same day of another: null where the other has none. */
export type AlignedDay<Day> = {
	before: Placed<Day> | null;
	after: Placed<Day> | null;
	/** Whether it stands before or after others than it did; days that only moved on with the others do not. */
	isMoved: boolean;
};
type Placed<Day> = { day: Day; number: number };

type Titled = { title: string };

/**
 * Which day of a plan became which of a later one: those of the same title in the same order, then those that stand in
 * the same gap between them, one after the other; what is left over may have been moved. A title's number, 'Day 3: Nara', is no part of it.
 */
export function alignedDays<Day extends Titled>(
	before: readonly Day[],
	after: readonly Day[],
): AlignedDay<Day>[] {
	const kept = commonDays(before.map(titleOf), after.map(titleOf));
	const ends: [number, number][] = [...kept, [before.length, after.length]];
	let [was, is] = [0, 0];
	const aligned = ends.flatMap(([nextWas, nextIs]) => {
		const gap = inGap(placed(before, was, nextWas), placed(after, is, nextIs));
		[was, is] = [nextWas + 1, nextIs + 1];
		const [one] = placed(before, nextWas, nextWas + 1);
		const [other] = placed(after, nextIs, nextIs + 1);
		return one && other ? [...gap, { before: one, after: other, isMoved: false }] : gap;
	});
	return withMoved(aligned);
}

/** The title of a day without its number: 'Day 3: Nara' gives 'Nara'. */
export function titleOf({ title }: Titled): string {
	return title.replace(/^day \d+\s*[:–-]\s*/i, '').trim();
}

function placed<Day>(days: readonly Day[], from: number, to: number): Placed<Day>[] {
	return days.slice(from, to).map((day, index) => ({ day, number: from + index + 1 }));
}

function inGap<Day>(before: Placed<Day>[], after: Placed<Day>[]): AlignedDay<Day>[] {
	return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
		before: before[index] ?? null,
		after: after[index] ?? null,
		isMoved: false,
	}));
}

/** What went from one place and came, under the same title, at another. */
function withMoved<Day extends Titled>(aligned: readonly AlignedDay<Day>[]): AlignedDay<Day>[] {
	const gone = new Set(aligned.filter(({ after }) => after === null));
	const joined = aligned.map((each) => {
		if (each.before || !each.after) return each;
		const { day } = each.after;
		const earlier = [...gone].find(({ before }) => before && titleOf(before.day) === titleOf(day));
		if (!earlier) return each;
		gone.delete(earlier);
		return { ...each, before: earlier.before, isMoved: true };
	});
	return joined.filter((each) => each.after !== null || gone.has(each));
}

/** Where the longest row of equal words stands that both have in order, as pairs of indexes. */
function commonDays(before: readonly string[], after: readonly string[]): [number, number][] {
	const lengths = before.map(() => after.map(() => 0));
	const lengthAt = (was: number, is: number) => lengths[was]?.[is] ?? 0;
	for (let was = before.length - 1; was >= 0; was -= 1) {
		for (let is = after.length - 1; is >= 0; is -= 1) {
			const isSame = before[was] === after[is];
			const row = lengths[was] ?? [];
			row[is] = isSame
				? 1 + lengthAt(was + 1, is + 1)
				: Math.max(lengthAt(was + 1, is), lengthAt(was, is + 1));
		}
	}
	const pairs: [number, number][] = [];
	let [was, is] = [0, 0];
	while (was < before.length && is < after.length) {
		if (before[was] === after[is]) pairs.push([was++, is++]);
		else if (lengthAt(was + 1, is) >= lengthAt(was, is + 1)) was += 1;
		else is += 1;
	}
	return pairs;
}
