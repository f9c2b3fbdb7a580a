import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { $offerDraft, openOfferDraft } from '#src/stores/desk/proposals/offer-draft.ts';
import { $sending } from '#src/stores/desk/proposals/send-offer.ts';

import { OfferForm } from './OfferForm.tsx';
import { SentOffer } from './SentOffer.tsx';

/** An offer that is being written, and what was sent then. */
export function OfferBuilder() {
	const sending = useStore($sending);
	const draft = useStore($offerDraft);
	useEffect(openOfferDraft, []);
	if (sending.step === 'sent') return <SentOffer story={sending.story} />;
	return draft && <OfferForm draft={draft} sending={sending} />;
}
