import { type CustomOfferRecord, listCustomOffers } from '#src/contract/desk/requests.ts';
import { markOffer } from '#src/stores/desk/requests.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = { offer: CustomOfferRecord };

/** The button of a custom offer's row: one press says that it is worked on, the next that it is done. */
export function NextStep({ offer }: Props) {
	const isChanging = useIsChanging(listCustomOffers.path, offer);
	const next = offer.status === 'Processing' ? 'Completed' : 'Processing';
	return (
		<button
			type="button"
			className="row-button"
			aria-label={`Mark ${next}: ${offer.name}`}
			aria-disabled={isChanging}
			// The second press of a double click was meant for what stood here before.
			onClick={({ detail }) => isChanging || detail > 1 || void markOffer(offer, next)}
		>
			Mark {next}
		</button>
	);
}
