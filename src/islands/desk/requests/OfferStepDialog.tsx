import { useQuery } from '@tanstack/react-query';

import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/desk/requests.ts';
import { reloadConversation } from '#src/stores/desk/conversations.ts';
import { customOfferLettersQuery } from '#src/stores/desk/letters.ts';
import { markOffer } from '#src/stores/desk/requests.ts';

import { DecisionDialog } from '../panel/DecisionDialog.tsx';

type Props = { offer: CustomOfferRecord; status: CustomOfferStep; onClosed: () => void };

/** Asks before a custom offer is marked. */
export function OfferStepDialog({ offer, status, onClosed }: Props) {
	const letters = useQuery(customOfferLettersQuery(offer.id));
	return (
		<DecisionDialog
			title={`Mark ${status}`}
			button={`Mark ${status}`}
			letters={letters}
			preview={letters.data?.[status]}
			onDecide={(sendsLetter) =>
				void markOffer(offer, status, sendsLetter).then(() => reloadConversation('custom offer'))
			}
			onClosed={onClosed}
		>
			{`The request of ${offer.name} for ${offer.destination} is marked as ${status}.`}
		</DecisionDialog>
	);
}
