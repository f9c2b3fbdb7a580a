import type { OpenedRow } from '#src/stores/desk/opened-row.ts';
import { useNow } from '#src/ui/use-now.ts';

import { LetterDialog } from '../letters/LetterDialog.tsx';
import { ApplicationDialog } from '../requests/ApplicationDialog.tsx';
import { CallBackDialog } from '../requests/CallBackDialog.tsx';
import { CustomOfferDialog } from '../requests/CustomOfferDialog.tsx';
import { InquiryDialog } from '../requests/InquiryDialog.tsx';
import { ProposalDialog } from '../requests/ProposalDialog.tsx';
import { ReviewDialog } from '../reviews/ReviewDialog.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { WaitingPlaceDialog } from './WaitingPlaceDialog.tsx';

type Props = { opened: OpenedRow; onClosed: () => void };

/** What waits in full, in the dialog of its own list. */
export function OpenedDialog({ opened: { kind, record }, onClosed }: Props) {
	const now = useNow();
	switch (kind) {
		case 'call-back':
			return <CallBackDialog callBack={record} now={now} onClosed={onClosed} />;
		case 'inquiry':
			return <InquiryDialog inquiry={record} onClosed={onClosed} />;
		case 'custom offer':
			return <CustomOfferDialog offer={record} now={now} onClosed={onClosed} />;
		case 'task':
			return <TaskDialog task={record} onClosed={onClosed} />;
		case 'proposal':
			return <ProposalDialog proposal={record} onClosed={onClosed} />;
		case 'application':
			return <ApplicationDialog application={record} onClosed={onClosed} />;
		case 'waiting list':
			return <WaitingPlaceDialog place={record} onClosed={onClosed} />;
		case 'review':
			return <ReviewDialog review={record} onClosed={onClosed} />;
		case 'letter':
			return <LetterDialog letter={record} onClosed={onClosed} />;
	}
}
