import { answerReview, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { answer } from '#src/stores/desk/reviews.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { useDialogForm } from '../panel/use-dialog-form.ts';
import { WrittenText } from '../panel/WrittenText.tsx';

type Props = { review: ReviewRecord; onClosed: () => void };

/** Asks for what stands under a review, for everybody to read; what was answered before can be mended. */
export function AnswerReviewDialog({ review, onClosed }: Props) {
	const { field, dialog } = useDialogForm<{ answer: string }>({
		schema: answerReview.body,
		defaults: { answer: review.answer },
		send: ({ answer: text }, onStored) => answer(review, text, onStored),
	});
	return (
		<FormDialog
			{...dialog}
			title={`Answer the review of ${review.tour}`}
			button="Answer"
			onClosed={onClosed}
		>
			<WrittenText title="What they wrote" text={review.words} />
			<p>
				{review.state === 'published'
					? 'Everybody reads your answer under the review. Leave it empty to take it away.'
					: 'Everybody reads your answer under the review, once that is published.'}
			</p>
			<TextArea {...field('answer', 'Your answer')} required={false} rows={5} autoComplete="off" />
		</FormDialog>
	);
}
