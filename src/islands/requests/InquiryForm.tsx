import { useRef, useState } from 'react';

import {
	type InquiryForm as Inquiry,
	inquiryForm,
	longestSubject,
} from '#src/contract/requests/requests.ts';
import { sendInquiry } from '#src/stores/requests/requests.ts';
import { urgentHelp } from '#src/ui/DeskHours.tsx';
import { NoLetter } from '#src/ui/NoLetter.tsx';
import { Sent, type SentForm } from '#src/ui/Sent.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { useFocusKept } from '../forms/use-focus-kept.ts';

/**
 * The form of the contact page; the page's own script fills the subject in. What was typed survives a failure; what
 * was sent gives its place to what happens next.
 */
export function InquiryForm() {
	const button = useRef<HTMLButtonElement>(null);
	const [sent, setSent] = useState<SentForm | null>(null);
	const inquiry = useContractForm<Inquiry>({
		schema: inquiryForm,
		send: (form, startAnew) =>
			sendInquiry(form, ({ noLetter }) => {
				startAnew();
				setSent({ to: form.email, noLetter });
			}),
	});
	const { field } = inquiry;
	const isSending = inquiry.form.formState.isSubmitting;
	useFocusKept(button, isSending);
	if (sent !== null) {
		return (
			<Sent>
				<p className="wrap-anywhere">
					Your message has reached our booking desk.{' '}
					{sent.noLetter ? (
						<NoLetter to={sent.to} />
					) : (
						<>
							A confirmation is on its way to <strong>{sent.to}</strong>; to add anything, answer
							it.
						</>
					)}
				</p>
				<p>The desk answers in its hours. {urgentHelp}</p>
				<button type="button" className="button button-secondary" onClick={() => setSent(null)}>
					Write another message
				</button>
			</Sent>
		);
	}
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
			<button
				ref={button}
				type="submit"
				className="button button-primary sm:min-w-44 sm:justify-self-start"
				disabled={isSending}
			>
				{isSending ? 'Sending…' : 'Send message'}
			</button>
		</form>
	);
}
