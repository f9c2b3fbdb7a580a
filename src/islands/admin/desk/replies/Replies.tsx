import type { Reply } from '#src/contract/desk/conversation.ts';
import type { LetterState } from '#src/domain/requests/letter-state.ts';

import { Moment } from '../../panel/Moment.tsx';

/** What the desk answered, the newest below; nothing where it has not. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
	if (replies.length === 0) return null;
	return (
		<section aria-label="Replies">
			<h3 className="mb-2 font-sans text-sm font-normal text-ink-soft">Replies</h3>
			<ol className="desk-messages">
				{replies.map((reply) => (
					<li key={reply.id} className="desk-answer">
						<article>
							<p className="desk-message-head">
								<bdi className="font-semibold">{reply.author}</bdi>
								<Moment at={reply.createdAt} />
							</p>
							<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
								{reply.body}
							</p>
							<LetterLine letter={reply.letter} />
						</article>
					</li>
				))}
			</ol>
		</section>
	);
}

const words: Record<LetterState, string> = {
	waiting: 'Its letter goes out within a minute.',
	sent: 'Sent',
	failed: 'Its letter was given up: see Letters.',
	cancelled: 'Its letter was cancelled.',
	muted: 'Its letter does not go out: no letters go to this address.',
};

function LetterLine({ letter }: Pick<Reply, 'letter'>) {
	if (letter === null) return null;
	const { state, at } = letter;
	return (
		<p
			className={
				state === 'failed' || state === 'muted'
					? 'text-sm font-semibold text-danger'
					: 'text-sm text-ink-soft'
			}
		>
			{words[state]} {state === 'sent' && at !== null && <Moment at={at} />}
		</p>
	);
}
