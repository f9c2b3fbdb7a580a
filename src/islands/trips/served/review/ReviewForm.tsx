import { longestReviewer, reviewLength, sendReview } from '#src/contract/trips/review.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint, FieldLabel } from '#src/ui/FieldLabel.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { tripAction } from '../trip-action.ts';
import { ReviewConsent } from './ReviewConsent.tsx';
import { ReviewPreview } from './ReviewPreview.tsx';
import { StarsField } from './StarsField.tsx';

const words = 'review-words';
const hint =
	'What was good, what was not, and who would like this tour. Others read it as you write it.';

/**
 * Asks for stars and words. What is typed is kept by `elements/trip-draft.ts` until it is sent, and shown as it will look
 * by `elements/trip-review.ts`; what was refused stands in its fields again.
 */
export function ReviewForm({ view }: { view: TripView }) {
	const { reading, attempt, problem, reviewed } = view;
	const own = problem?.form === 'review' ? problem : null;
	const error = problemAt(own, 'words') ?? undefined;
	const field = (name: 'firstName' | 'homeTown') => ({
		name,
		isOptional: true,
		defaultValue: own?.typed[name],
		error: problemAt(own, name) ?? undefined,
		maxLength: longestReviewer[name],
	});
	return (
		<trip-review className="block" data-print="no">
			<trip-draft data-key={`${reading.reference} review`} data-sent="false">
				<form
					className="grid gap-5"
					method="post"
					action={tripAction(sendReview, reading.reference)}
				>
					<p>
						How was {reviewed?.tour}? Your review helps those who think of going. Good or bad, we
						publish it as you write it.
					</p>
					<input type="hidden" name="attempt" value={attempt} />
					<StarsField problem={own} />
					<div className="field">
						<FieldLabel id={words} label="Your words" />
						<FieldHint id={words} hint={hint} />
						<textarea
							className="input"
							id={words}
							name="words"
							rows={6}
							required
							minLength={reviewLength.least}
							maxLength={reviewLength.most}
							defaultValue={own?.typed['words']}
							aria-invalid={error !== undefined}
							aria-describedby={describedBy(words, { error, hint: true })}
						/>
						<FieldError id={words} error={error} />
					</div>
					<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
						<TextField {...field('firstName')} label="First name" autoComplete="given-name" />
						<TextField {...field('homeTown')} label="Home town" autoComplete="address-level2" />
					</div>
					<ReviewPreview view={view} />
					<ReviewConsent problem={own} />
					<p>
						<button className="button button-primary" type="submit">
							Send review
						</button>
					</p>
				</form>
			</trip-draft>
		</trip-review>
	);
}
