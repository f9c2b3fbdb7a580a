import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';
import type { TravellerProblem } from '#src/domain/trips/traveller-rules.ts';

/** At which fields a form says something else than what is stored, and what that is: it would be overwritten. */
export function whatDiffers(
	given: readonly SeatedTraveller[],
	stored: readonly SeatedTraveller[],
): TravellerProblem[] {
	return stored.flatMap((theirs) => {
		const mine = given.find(({ seat }) => seat === theirs.seat);
		return fields
			.filter((field) => theirs[field] && theirs[field] !== (mine?.[field] ?? ''))
			.map((field) => ({
				path: `${field}.${theirs.seat}`,
				message: `Saved meanwhile: ${theirs[field]}`,
			}));
	});
}

const fields = ['name', 'birthDate', 'needs'] as const;
