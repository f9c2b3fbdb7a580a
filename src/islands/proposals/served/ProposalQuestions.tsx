import { askAboutProposal } from '#src/contract/proposals/answers.ts';
import type { ProposalView } from '#src/contract/proposals/proposal-view.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { site } from '#src/site.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

/** What was asked and answered about an offer, and the way to ask more. */
export function ProposalQuestions({ view }: { view: ProposalView }) {
	const { messages, mayAnswer, proposal } = view;
	if (!mayAnswer && messages.length === 0) return null;
	return (
		<section aria-labelledby="questions" className="proposal-questions">
			<h2 id="questions" className="text-2xl">
				Questions
			</h2>
			{messages.length > 0 && (
				<ol className="grid gap-3">
					{messages.map(({ id, author, isAnswer, body, createdAt }) => (
						<li key={id} className="card grid gap-1 p-4">
							<p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
								<strong className="text-ink">
									{isAnswer ? `${author}, ${site.name}` : mayAnswer ? 'You' : proposal.name}
								</strong>
								{deskMoment(site, new Date(createdAt))}
							</p>
							<p className="wrap-anywhere whitespace-pre-line">{body}</p>
						</li>
					))}
				</ol>
			)}
			{mayAnswer && (
				<form className="grid gap-3" method="post" action={askAboutProposal.path} noValidate>
					<input type="hidden" name="reference" value={proposal.reference} />
					<p>Another day, another hotel, one more of you: we change the offer and write to you.</p>
					<TextArea label="Your question or wish" name="body" rows={4} required />
					<button type="submit" className="button button-secondary justify-self-start">
						Ask a question
					</button>
				</form>
			)}
		</section>
	);
}
