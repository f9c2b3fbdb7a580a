import { type ComponentProps, type KeyboardEvent, useRef } from 'react';

import {
	filledIn,
	inBraces,
	missingValues,
	type ReplyValues,
	replyVariableNames,
	replyVariables,
	unknownVariables,
} from '#src/domain/desk/reply-variables.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { TemplateField } from './TemplateField.tsx';

type Props = {
	/** The text field as its form registers it. */
	field: ComponentProps<typeof TextArea>;
	/** What stands in it. */
	written: string;
	onWrite: (text: string) => void;
	/** What can be filled in. */
	values: ReplyValues;
	/** To whom the letter goes, and what stands above it; left out where only what is filled in has to be shown. */
	letter?: { recipient: string; subject: string };
};

/** A letter that is being written: from a template or freely, with its variables, and as it will be read. */
export function LetterField({ field, written, onWrite, values, letter }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const insert = (text: string) => {
		const area = box.current?.querySelector('textarea');
		const { selectionStart: from, selectionEnd: to } = area ?? {
			selectionStart: written.length,
			selectionEnd: written.length,
		};
		onWrite(written.slice(0, from) + text + written.slice(to));
		// Once the text stands in it: whoever inserts goes on writing there.
		requestAnimationFrame(() => {
			area?.focus();
			area?.setSelectionRange(from + text.length, from + text.length);
		});
	};
	const sendByKey = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.currentTarget.closest('form')?.requestSubmit();
	};
	return (
		<div ref={box} className="grid gap-4">
			<TemplateField values={values} onChoose={insert} />
			<div className="grid gap-2">
				<TextArea {...field} rows={letter ? 9 : 5} autoComplete="off" onKeyDown={sendByKey} />
				<p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
					Fill in:
					{replyVariableNames
						.filter((name) => values[name])
						.map((name) => (
							<button
								key={name}
								type="button"
								className="row-button"
								title={`${replyVariables[name]}: ${values[name]}`}
								onClick={() => insert(inBraces(name))}
							>
								{inBraces(name)}
							</button>
						))}
				</p>
			</div>
			{(letter || written.includes('{')) && <Preview {...{ written, values, letter }} />}
		</div>
	);
}

type PreviewProps = Pick<Props, 'written' | 'values'> & { letter: Props['letter'] };

function Preview({ written, values, letter }: PreviewProps) {
	const problem = unknownVariables(written) ?? missingValues(written, values);
	return (
		<section aria-label="Preview" className="grid gap-2">
			<p className="text-sm text-ink-soft">As it will be read</p>
			<div className="letter-text">
				{letter && (
					<>
						<p className="wrap-anywhere">
							<span className="text-ink-soft">To</span> {letter.recipient}
						</p>
						<p className="mb-2 font-semibold wrap-anywhere">{letter.subject}</p>
					</>
				)}
				<p dir="auto" className="min-h-6 wrap-anywhere whitespace-pre-wrap">
					{filledIn(written.trim().replace(/\n{3,}/g, '\n\n'), values)}
				</p>
			</div>
			<p role="status" className="text-sm font-semibold text-danger empty:hidden">
				{problem}
			</p>
		</section>
	);
}
