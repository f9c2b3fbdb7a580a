import { declineProposal } from '#src/contract/proposals/answers.ts';
import type { ProposalRecord } from '#src/contract/proposals/proposal-view.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

/** Says no to an offer, and why if they like: folded, so that nobody does so in passing. */
export function DeclineProposal({ proposal }: { proposal: ProposalRecord }) {
	return (
		<details className="fold border-t border-line">
			<summary>Not what you want?</summary>
			<form className="grid gap-3 pt-3" method="post" action={declineProposal.path} noValidate>
				<input type="hidden" name="reference" value={proposal.reference} />
				<p>We would rather change it than lose you: you can also ask us for something else.</p>
				<TextArea label="What does not fit" name="reason" rows={3} isOptional />
				<button type="submit" className="button button-secondary justify-self-start">
					Decline
				</button>
			</form>
		</details>
	);
}
