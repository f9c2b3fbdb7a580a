import {
	type CustomOfferRecord,
	type CustomOfferStep,
	customOfferSteps,
	listCustomOffers,
} from '#src/contract/desk/requests.ts';
import { markOffer } from '#src/stores/desk/requests.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = {
	offer: CustomOfferRecord;
	className: string;
	/** Asks before the step is taken; without it one press takes it. */
	onAsk?: (status: CustomOfferStep) => void;
};

/** The buttons that say how far a custom offer is. The one for what it is already is off, and keeps the focus. */
export function OfferActions({ offer, className, onAsk }: Props) {
	const isChanging = useIsChanging(listCustomOffers.path, offer);
	const take = onAsk ?? ((status: CustomOfferStep) => void markOffer(offer, status));
	return customOfferSteps.map((status) => {
		const isOff = isChanging || offer.status === status;
		return (
			<button
				key={status}
				type="button"
				className={className}
				aria-label={`Mark ${status}: ${offer.name}`}
				aria-disabled={isOff}
				onClick={() => isOff || take(status)}
			>
				Mark {status}
			</button>
		);
	});
}
