import {
	type CustomOfferRecord,
	customOfferSteps,
	listCustomOffers,
} from '#src/contract/admin/requests.ts';
import { markOffer } from '#src/stores/admin/requests.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = { offer: CustomOfferRecord; className: string };

/** The buttons that say how far a custom offer is. The one for what it is already is off, and keeps the focus. */
export function OfferActions({ offer, className }: Props) {
	const isChanging = useIsChanging(listCustomOffers.path, offer);
	return customOfferSteps.map((status) => {
		const isOff = isChanging || offer.status === status;
		return (
			<button
				key={status}
				type="button"
				className={className}
				aria-label={`Mark ${status}: ${offer.name}`}
				aria-disabled={isOff}
				onClick={() => isOff || void markOffer(offer, status)}
			>
				Mark {status}
			</button>
		);
	});
}
