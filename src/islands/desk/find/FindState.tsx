import { failureReason } from '#src/stores/desk/failure-reason.ts';

type Props = {
	wanted: string;
	/** Enough is typed to be looked for. */
	isAsked: boolean;
	/** Something is to be done, and nothing looked for. */
	isCommand: boolean;
	/** What is shown is what was typed. */
	isCurrent: boolean;
	result: { isError: boolean; error: Error | null; refetch: () => unknown };
	/** How much was found and is shown. */
	found: number;
	/** What leads to all of it, where there is more. */
	more: readonly string[];
};

/** What is said below the list: what can be typed, that it is on its way, failed, or fits nothing; and the keys. */
export function FindState({ wanted, isAsked, isCommand, isCurrent, result, found, more }: Props) {
	const isFailed = isAsked && result.isError;
	return (
		<>
			{isFailed && (
				<div className="find-say" role="alert">
					<p>{failureReason(result.error)}</p>
					<button type="button" className="row-button" onClick={() => void result.refetch()}>
						Try again
					</button>
				</div>
			)}
			{isAsked && isCurrent && found === 0 && (
				<p className="find-say">
					Nothing fits “<bdi>{wanted}</bdi>”. Try the last seven digits of the number, a part of the
					name, or the reference without its first letters.
				</p>
			)}
			{isAsked && !isCurrent && !isFailed && found === 0 && <p className="find-say">Looking…</p>}
			{isCommand && found === 0 && (
				<p className="find-say">
					There is no command “<bdi>{wanted.slice(1).trim()}</bdi>”.
				</p>
			)}
			{!isAsked && !isCommand && found === 0 && (
				<p className="find-say">
					Type what the caller says: a reference, a name, an email address or the last seven digits
					of their number. Or a route as “jfk lhr”, the code of a quote, a tour or a day. After &gt;
					the panel itself: &gt; ledger.
				</p>
			)}
			<p className="visually-hidden" role="status">
				{isCurrent && foundText(found, more)}
			</p>
			<p className="find-keys" aria-hidden="true">
				<span>
					<kbd>↑</kbd> <kbd>↓</kbd> choose
				</span>
				<span>
					<kbd>Enter</kbd> open
				</span>
				<span>
					<kbd>Ctrl Enter</kbd> new window
				</span>
			</p>
		</>
	);
}

function foundText(found: number, more: readonly string[]): string {
	return more.length === 0 ? `${found} found` : `${found} shown. ${more.join(', ')}`;
}
