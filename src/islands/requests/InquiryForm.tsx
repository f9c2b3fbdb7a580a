import {
	type InquiryForm as Inquiry,
	inquiryForm,
	longestSubject,
} from '#src/contract/requests/requests.ts';
import { sendInquiry } from '#src/stores/requests/requests.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { FormFoot } from './FormFoot.tsx';

/**
 * The form of the contact page; the page's own script fills the subject in. What was typed survives a failure; what
 * was sent leaves an empty form, and a toast says so.
 */
export function InquiryForm() {
	const inquiry = useContractForm<Inquiry>({
		schema: inquiryForm,
		send: (form, startAnew) => sendInquiry(form, startAnew),
	});
	const { field } = inquiry;
	const isSending = inquiry.form.formState.isSubmitting;
	return (
		<form
			className="grid gap-5 sm:grid-cols-2 noscript:hidden"
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
			<FormFoot isSending={isSending} words="Send message" sending="Sending…" />
		</form>
	);
}
