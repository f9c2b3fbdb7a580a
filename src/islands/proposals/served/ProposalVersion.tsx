import type {
	ProposalPart,
	ProposalVersion as Version,
} from '#src/contract/proposals/proposal-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

/** What a version offers: the words of the desk, each part with its price and terms, and the sum. */
export function ProposalVersion({ version }: { version: Version }) {
	const { message, terms, parts, total, changes } = version;
	const included = parts.filter(({ isOptional }) => !isOptional);
	const optional = parts.filter(({ isOptional }) => isOptional);
	return (
		<>
			{message !== '' && (
				<section aria-label="From our desk" className="proposal-words">
					<p className="wrap-anywhere whitespace-pre-line">{message}</p>
					<p className="text-ink-soft">{version.author}</p>
				</section>
			)}
			{changes.length > 0 && (
				<section aria-labelledby="what-changed" className="notice grid gap-1">
					<h2 id="what-changed" className="text-lg">
						What has changed
					</h2>
					<ul className="list-disc pl-5">
						{changes.map((change) => (
							<li key={change}>{change}</li>
						))}
					</ul>
				</section>
			)}
			<section aria-labelledby="what-is-offered" className="grid gap-4">
				<h2 id="what-is-offered" className="text-2xl">
					What is offered
				</h2>
				{included.map((part, index) => (
					<Part key={`${index} ${part.title}`} part={part} />
				))}
				<p className="proposal-total">
					<span>In all, taxes included</span>
					<strong className="price">{formatMoneyInCents(total)}</strong>
				</p>
			</section>
			{optional.length > 0 && (
				<section aria-labelledby="what-else" className="grid gap-4">
					<h2 id="what-else" className="text-2xl">
						If you like
					</h2>
					<p>Not in the sum, and not booked when you accept: ask us for it below.</p>
					{optional.map((part, index) => (
						<Part key={`${index} ${part.title}`} part={part} />
					))}
				</section>
			)}
			{terms !== '' && (
				<section aria-labelledby="its-terms" className="grid gap-2">
					<h2 id="its-terms" className="text-2xl">
						What else is agreed
					</h2>
					<p className="wrap-anywhere whitespace-pre-line">{terms}</p>
				</section>
			)}
		</>
	);
}

function Part({ part }: { part: ProposalPart }) {
	const { title, page, details, listed, amount, paying, cancelling } = part;
	return (
		<section className="card proposal-part">
			<div className="proposal-part-head">
				<h3 className="text-xl">
					{page === null ? (
						title
					) : (
						<a className="link" href={page}>
							{title}
						</a>
					)}
				</h3>
				<p className="text-right">
					<span className="price text-xl">{formatMoneyInCents(amount)}</span>
					{amount < listed && (
						<span className="block text-sm text-ink-soft">
							<s>
								<span className="visually-hidden">Otherwise </span>
								{formatMoneyInCents(listed)}
							</s>
						</span>
					)}
				</p>
			</div>
			<ul className="grid gap-1">
				{details.map((detail, index) => (
					<li key={`${index} ${detail}`}>{detail}</li>
				))}
			</ul>
			<dl className="proposal-terms">
				<div>
					<dt>You pay</dt>
					<dd>{paying}</dd>
				</div>
				<div>
					<dt>If you cancel</dt>
					<dd>{cancelling}</dd>
				</div>
			</dl>
		</section>
	);
}
