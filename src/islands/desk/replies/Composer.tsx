import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { messageForm, type MessageForm } from '#src/contract/desk/reply-text.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import type { FieldErrors } from '#src/stores/forms/refusal.ts';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { useDraft } from '../panel/use-draft.ts';
import { LetterField } from './LetterField.tsx';
import { useReplyValues } from './use-reply-values.ts';

type Props = {
	/** 'Reply': what is written. */
	name: 'Reply' | 'Answer';
	/** What is known of whoever is written to, to be filled in. */
	values: ReplyValues;
	/** To whom it goes, where it is a letter and nothing else. */
	letter?: ComponentProps<typeof LetterField>['letter'];
	/** @returns whether it is stored, and what the server refuses of it */
	send: (body: string) => Promise<{ isStored: boolean; refused: FieldErrors<'body'> }>;
	/** Called once it is stored, or given up; without it another one can be written. */
	onDone?: (() => void) | undefined;
	/** Where what is not sent is kept for whoever comes back to it; null: it is not. */
	draftKey: string | null;
	/** Called whenever something that is not sent stands here, or no longer does. */
	onDraft?: ((isDraft: boolean) => void) | undefined;
	className?: string;
	/** What stands between the words and the button. */
	children: ReactNode;
	/** What stands beside the buttons. */
	beside?: ReactNode;
};

/** Where the desk writes to somebody, with what is filled in and what will be read. */
export function Composer(props: Props) {
	const { name, letter, send, onDone, draftKey, onDraft, className = '', children, beside } = props;
	const values = useReplyValues(props.values);
	const { form, field, onSubmit } = useContractForm<MessageForm>({
		schema: messageForm,
		defaults: { body: '' },
		send: async ({ body }, startAnew) => {
			const { isStored, refused } = await send(body);
			if (isStored) (onDone ?? startAnew)();
			return refused;
		},
	});
	const written = useWatch({ control: form.control, name: 'body' }) ?? '';
	const { isSubmitting } = form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	const isDraft = useDraft(form, draftKey);
	useEffect(() => onDraft?.(isDraft), [isDraft, onDraft]);
	const isOpened = onDone !== undefined;
	useEffect(() => {
		if (isOpened) form.setFocus('body');
	}, [form, isOpened]);
	const button = (
		<button
			ref={submit}
			type="submit"
			className={`button ${isOpened ? 'button-primary' : 'button-secondary'}`}
			disabled={isSubmitting}
		>
			{isSubmitting ? 'Sending…' : `Send ${name.toLowerCase()}`}
		</button>
	);
	return (
		<form
			aria-label={name}
			className={`grid ${className}`}
			noValidate
			aria-busy={isSubmitting}
			data-print="no"
			onSubmit={onSubmit}
		>
			<LetterField
				field={field('body', `Your ${name.toLowerCase()}`)}
				written={written}
				onWrite={(text) => form.setValue('body', text, { shouldDirty: true })}
				values={values}
				{...(letter && { letter })}
			/>
			{children}
			{onDone ? (
				<div className="flex flex-wrap items-end gap-3">
					{beside}
					<div className="flex flex-1 justify-end gap-3">
						<button type="button" className="button button-quiet" onClick={onDone}>
							Discard
						</button>
						{button}
					</div>
				</div>
			) : (
				button
			)}
		</form>
	);
}
