import type { FlightLeg } from '#src/domain/flights/offer.ts';

import { Journey } from '../flights/journey/Journey.tsx';

type Props = { legs: readonly FlightLeg[]; labels: readonly string[] };

/** Every flight of the trip, folded away as in the list of offers; nothing where they are not known. */
export function FlightDetails({ legs, labels }: Props) {
	if (legs.length === 0) return null;
	return (
		<details className="border-t border-line pt-4">
			<summary className="link cursor-pointer">Flight details</summary>
			<div className="pt-4">
				<Journey legs={legs} labels={labels} />
			</div>
		</details>
	);
}
