import {
	type CustomOfferRecord,
	type CustomOfferStep,
	customOfferSteps,
	listCustomOffers,
} from '#src/contract/desk/requests.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = {
	offer: CustomOfferRecord;
	/** Asks before the step is taken. */
	onAsk: (status: CustomOfferStep) => void;
};

/** The buttons that say how far a custom offer is. The one for what it is already is off, and keeps the focus. */
export function OfferActions({ offer, onAsk }: Props) {
	const isChanging = useIsChanging(listCustomOffers.path, offer);
	return customOfferSteps.map((status) => {
		const isOff = isChanging || offer.status === status;
		return (
			<button
				key={status}
				type="button"
				className="row-button"
				aria-label={`Mark ${status}: ${offer.name}`}
				aria-disabled={isOff}
				onClick={() => isOff || onAsk(status)}
			>
				Mark {status}
			</button>
		);
	});
}
