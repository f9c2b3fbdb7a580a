import {
	createInquiry,
	type InquiryForm as Inquiry,
	inquiryForm,
	longestSubject,
} from '#src/contract/requests/requests.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { sendInquiry, tellArrived } from '#src/stores/requests/requests.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { KeptNote } from '../forms/KeptNote.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { useSentBefore } from '../forms/use-sent-before.ts';
import { FormFoot } from './FormFoot.tsx';

const draft = typedDraft(createInquiry.path);
const keptFields = ['name', 'email', 'subject', 'message'] as const;

/**
 * The form of the contact page; the page's own script fills the subject in. What was typed survives a failure; what
 * was sent leaves an empty form, and a toast says so.
 */
export function InquiryForm() {
	const inquiry = useContractForm<Inquiry>({
		schema: inquiryForm,
		send: (form, startAnew) => sendInquiry(form, startAnew),
	});
	const { field, form } = inquiry;
	const isSending = form.formState.isSubmitting;
	const kept = useKeptDraft(form, draft, keptFields);
	useSentBefore(createInquiry, {
		isSending,
		onArrived: () => {
			form.reset();
			tellArrived(createInquiry.path);
		},
	});
	return (
		<form
			method="post"
			action={createInquiry.path}
			className="grid gap-5 sm:grid-cols-2"
			noValidate
			aria-busy={isSending}
			onSubmit={inquiry.onSubmit}
		>
			<TextField {...field('name', 'Name')} autoComplete="name" />
			<TextField {...field('email', 'Email')} type="email" autoComplete="email" />
			<div className="grid gap-5 sm:col-span-2 lg:[&_textarea]:min-h-88">
				<TextField {...field('subject', 'Subject')} maxLength={longestSubject} autoComplete="off" />
				<TextArea {...field('message', 'Message')} rows={7} />
			</div>
			<Trap />
			<KeptNote {...kept} />
			<FormFoot isSending={isSending} words="Send message" sending="Sending…" />
		</form>
	);
}
