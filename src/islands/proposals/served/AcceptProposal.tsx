import { acceptProposal } from '#src/contract/proposals/answers.ts';
import type { ProposalRecord, ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { TermsField } from '../../bookings/TermsField.tsx';

type Props = { proposal: ProposalRecord; version: ProposalVersion };

/** Says yes to a version of an offer: all of it is held then, and nothing is charged. */
export function AcceptProposal({ proposal, version }: Props) {
	const { reference, name } = proposal;
	return (
		<form className="grid gap-4" method="post" action={acceptProposal.path} noValidate>
			<h2 className="text-2xl">Accept it</h2>
			<p>
				All of it is held for you at {formatMoneyInCents(version.total)}. Nothing is charged: we
				call to confirm it.
			</p>
			<input type="hidden" name="reference" value={reference} />
			<input type="hidden" name="version" value={version.number} />
			<TextField
				label="Your name"
				name="name"
				autoComplete="name"
				hint="First and last name, as your signature"
				required
				defaultValue={name}
			/>
			<TermsField name="termsAccepted" />
			<button type="submit" className="button button-primary">
				Accept this offer
			</button>
		</form>
	);
}
