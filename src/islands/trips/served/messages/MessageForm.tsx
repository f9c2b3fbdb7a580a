import { messageLength } from '#src/contract/trips/message-text.ts';
import { writeMessage, type WrittenKind } from '#src/contract/trips/messages.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint, FieldLabel } from '#src/ui/FieldLabel.tsx';

import { tripAction } from '../trip-action.ts';

const words: Record<WrittenKind, { label: string; hint?: string; button: string }> = {
	question: { label: 'Your message', button: 'Send message' },
	change: {
		label: 'What should be different',
		hint: 'Another date, more or fewer travelers, a name. We answer with the new price, and nothing changes until you agree.',
		button: 'Ask for a change',
	},
};

/**
 * Writes to the desk. What is typed is kept by `elements/trip-draft.ts` until it is sent, also when the page is left; what
 * was refused stands in its field again.
 */
export function MessageForm({ view, kind }: { view: TripView; kind: WrittenKind }) {
	const { reading, attempt, problem, done, messages } = view;
	const own = problem?.form === 'messages' && problem.typed['kind'] === kind ? problem : null;
	const error = problemAt(own, 'body') ?? undefined;
	const { label, hint, button } = words[kind];
	const id = `message-${kind}`;
	const isSent = done === 'messages' && messages.findLast(isWritten)?.kind === kind;
	return (
		<trip-draft data-key={`${reading.reference} ${kind}`} data-sent={String(isSent)}>
			<form
				className="grid gap-3"
				method="post"
				action={tripAction(writeMessage, reading.reference)}
			>
				<input type="hidden" name="kind" value={kind} />
				<input type="hidden" name="attempt" value={attempt} />
				<div className="field">
					<FieldLabel id={id} label={label} />
					<FieldHint id={id} hint={hint} />
					<textarea
						className="input"
						id={id}
						name="body"
						rows={4}
						required
						maxLength={messageLength.most}
						defaultValue={own?.typed['body']}
						aria-invalid={error !== undefined}
						aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
					/>
					<FieldError id={id} error={error} />
				</div>
				<p>
					<button className="button button-secondary" type="submit">
						{button}
					</button>
				</p>
				<div aria-live="polite" data-waiting />
			</form>
		</trip-draft>
	);
}

function isWritten({ kind }: TripMessage): boolean {
	return kind !== 'answer';
}
