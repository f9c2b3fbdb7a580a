import { refuseReview, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { refuse } from '#src/stores/desk/reviews.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { useDialogForm } from '../panel/use-dialog-form.ts';

type Props = { review: ReviewRecord; onClosed: () => void };

/** Asks for the reason for which a review is not published. */
export function RefuseReviewDialog({ review, onClosed }: Props) {
	const { field, dialog } = useDialogForm<{ reason: string }>({
		schema: refuseReview.body,
		defaults: { reason: '' },
		send: ({ reason }, onStored) => refuse(review, reason, onStored),
	});
	return (
		<FormDialog
			{...dialog}
			title={`Refuse the review of ${review.tour}`}
			button="Refuse"
			onClosed={onClosed}
		>
			<p>
				{review.state === 'published' && 'It goes from the page of the tour. '}
				Whoever wrote it reads your reason in a letter and on the page of the trip, and can write
				another. A bad rating is no reason.
			</p>
			<TextArea {...field('reason', 'Why it is refused')} rows={5} autoComplete="off" />
		</FormDialog>
	);
}
