import type { LetterPreview } from '#src/contract/desk/letters.ts';
import { mutedText } from '#src/domain/requests/suppression.ts';

type Props = {
	preview: LetterPreview;
	isWithheld: boolean;
	/** When it goes, in a sentence, where nothing else says so. */
	when?: string;
};

/** A letter before it is written, as it will be read, and what ought to be known of it. */
export function LetterText({ preview: { letter, notes, muted }, isWithheld, when }: Props) {
	return (
		<section aria-label="Letter" className="grid gap-3">
			{letter && (
				<div className={`letter-text ${isWithheld ? 'letter-withheld' : ''}`}>
					<p className="wrap-anywhere">
						<span className="text-ink-soft">To</span> {letter.recipient}
					</p>
					<p className="font-semibold wrap-anywhere">{letter.subject}</p>
					<p className="mt-2 wrap-anywhere whitespace-pre-wrap">{letter.body.trimEnd()}</p>
				</div>
			)}
			{letter && !isWithheld && (muted || when) && (
				<p className="text-sm text-ink-soft">
					{muted ? `It does not go out. ${mutedText(muted)}` : when}
				</p>
			)}
			{notes.map((note) => (
				<p key={note} className="text-sm text-ink-soft">
					{note}
				</p>
			))}
		</section>
	);
}
