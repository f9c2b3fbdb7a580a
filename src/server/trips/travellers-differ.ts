import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';
import type { TravellerProblem } from '#src/domain/trips/traveller-rules.ts';

/** At which fields a form says something else than what is stored, and what that is. */
export function whatDiffers(
	given: readonly SeatedTraveller[],
	stored: readonly SeatedTraveller[],
): TravellerProblem[] {
	const seats = new Set([...given, ...stored].map(({ seat }) => seat));
	return [...seats].flatMap((seat) => {
		const mine = given.find((each) => each.seat === seat);
		const theirs = stored.find((each) => each.seat === seat);
		return fields.flatMap((field): TravellerProblem[] => {
			const [typed, saved] = [mine?.[field] ?? '', theirs?.[field] ?? ''];
			if (typed === saved) return [];
			const message = saved === '' ? 'Emptied meanwhile.' : `Saved meanwhile: ${saved}`;
			return [{ path: `${field}.${seat}`, message }];
		});
	});
}

const fields = ['name', 'birthDate', 'needs'] as const;
