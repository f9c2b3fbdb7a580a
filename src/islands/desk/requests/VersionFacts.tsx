import type { ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { Moment } from '../panel/Moment.tsx';

/** A version of an offer as it was sent. */
export function VersionFacts({ version }: { version: ProposalVersion }) {
	const { number, travellers, message, terms, parts, total, changes, author, createdAt } = version;
	return (
		<section className="grid gap-3" aria-label={`Version ${number}`}>
			<h3 className="font-sans text-base font-semibold">
				Version {number}: {formatMoneyInCents(total)} for {travellersLabel(travellers)}
			</h3>
			<p className="text-sm text-ink-soft">
				Sent by {author}, <Moment at={createdAt} />
				{version.isOpen && '. It can be accepted.'}
			</p>
			{changes.length > 0 && (
				<ul className="list-disc pl-5 text-sm">
					{changes.map((change) => (
						<li key={change}>{change}</li>
					))}
				</ul>
			)}
			<ol className="grid gap-3">
				{parts.map(({ title, details, isOptional, listed, amount, reference }, index) => (
					<li key={`${index} ${title}`}>
						<p className="flex flex-wrap justify-between gap-x-3">
							<span className="font-semibold">
								{title}
								{isOptional && ', optional'}
							</span>
							<span className="price">
								{formatMoneyInCents(amount)}
								{amount !== listed && ` (by the rules ${formatMoneyInCents(listed)})`}
							</span>
						</p>
						<ul className="text-sm text-ink-soft">
							{details.map((detail, line) => (
								<li key={`${line} ${detail}`}>{detail}</li>
							))}
						</ul>
						{reference !== null && <p className="text-sm">Booked as {reference}</p>}
					</li>
				))}
			</ol>
			{message !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>}
			{terms !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">{terms}</p>}
		</section>
	);
}
