import type { AccountOffer } from '#src/contract/users/account-page.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { lastDayInWords } from '#src/domain/proposals/proposal.ts';
import { proposalPath } from '#src/paths.ts';

/** What the desk has offered to the account's address, and is no trip yet. */
export function Offers({ offers }: { offers: readonly AccountOffer[] }) {
	if (offers.length === 0) return null;
	return (
		<section aria-labelledby="account-offers">
			<h2 id="account-offers" className="mb-4 text-2xl">
				Offers <span className="text-base text-ink-soft">({offers.length})</span>
			</h2>
			<ul className="grid gap-4">
				{offers.map((offer) => (
					<li key={offer.reference}>
						<Offer {...offer} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Offer({ reference, title, standing, until, total }: AccountOffer) {
	return (
		<a className="card account-trip" href={proposalPath(reference)}>
			<span className="grid gap-1">
				<strong className="font-display text-xl wrap-anywhere">{title}</strong>
				<span>
					{standing === 'Sent'
						? `Can be accepted until ${lastDayInWords(new Date(until))}`
						: standing}
				</span>
				<span className="hint">
					<span className="price">{reference}</span> · {formatMoneyInCents(total)}
				</span>
			</span>
			<span className="onward self-center" aria-hidden="true">
				→
			</span>
		</a>
	);
}
