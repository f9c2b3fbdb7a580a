import { useState } from 'react';

import {
	type CallBackForm as CallBack,
	callBackForm,
	type CallBackReceipt,
	createCallBack,
} from '#src/contract/requests/call-back.ts';
import { shortestPhone } from '#src/domain/people/shortest-phone.ts';
import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { site } from '#src/site.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { knownCaller } from '#src/stores/requests/known-caller.ts';
import { requestCallBack, tellArrived } from '#src/stores/requests/requests.ts';
import { NoLetter } from '#src/ui/NoLetter.tsx';
import { Sent } from '#src/ui/Sent.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';
import { useViewerZone } from '#src/ui/use-viewer-zone.ts';

import { KeptNote } from '../forms/KeptNote.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { useSentBefore } from '../forms/use-sent-before.ts';
import { FormFoot } from './FormFoot.tsx';
import { SlotField } from './SlotField.tsx';

type Props = {
	/** What is known already, as after a booking. */
	known?: Partial<CallBack>;
};

const draft = typedDraft(createCallBack.path);
const keptFields = ['name', 'phone', 'slotFrom', 'email', 'reference'] as const;

type SentCall = { form: CallBack; receipt: CallBackReceipt };

/** Asks the desk to call in an hour of its next two open days. What was sent gives its place to when that is. */
export function CallBackForm({ known = {} }: Props) {
	const [sent, setSent] = useState<SentCall | null>(null);
	const [defaults] = useState(() => ({ ...knownCaller.read(), ...known }));
	const call = useContractForm<CallBack>({
		schema: callBackForm,
		defaults,
		send: (form, startAnew) =>
			requestCallBack(form, (receipt) => {
				knownCaller.remove();
				startAnew();
				setSent({ form, receipt });
			}),
	});
	const { field, form } = call;
	const isSending = form.formState.isSubmitting;
	const kept = useKeptDraft(form, draft, keptFields);
	useSentBefore(createCallBack, {
		isSending,
		onArrived: () => {
			form.reset();
			tellArrived(createCallBack.path);
		},
	});
	if (sent !== null) return <SentCallBack {...sent} onAgain={() => setSent(null)} />;
	return (
		<form
			className="grid gap-5 sm:grid-cols-2 noscript:hidden"
			noValidate
			aria-busy={isSending}
			onSubmit={call.onSubmit}
		>
			<TextField {...field('name', 'Name')} autoComplete="name" />
			<TextField {...field('phone', 'Phone')} type="tel" least={shortestPhone} autoComplete="tel" />
			<div className="sm:col-span-2">
				<SlotField {...field('slotFrom', 'When shall we call?')} />
			</div>
			<TextField
				{...field('email', 'Email')}
				type="email"
				autoComplete="email"
				required={false}
				isOptional
				hint="Where we confirm the hour"
			/>
			<TextField
				{...field('reference', 'Booking reference')}
				autoComplete="off"
				required={false}
				isOptional
				hint="Where the call is about a booking"
			/>
			<Trap />
			<KeptNote {...kept} />
			<FormFoot isSending={isSending} words="Ask for a call" sending="Sending…" />
		</form>
	);
}

function SentCallBack({ form, receipt, onAgain }: SentCall & { onAgain: () => void }) {
	const zone = useViewerZone();
	const slot = { from: new Date(receipt.slotFrom), to: new Date(receipt.slotTo) };
	return (
		<Sent>
			<p className="wrap-anywhere">
				We call <strong>{form.phone}</strong> on <strong>{slotLabel(site, slot, zone)}</strong>.
			</p>
			{form.email?.trim() && (
				<p className="wrap-anywhere">
					{receipt.noLetter ? (
						<NoLetter to={form.email} />
					) : (
						<>
							A confirmation is on its way to <strong>{form.email}</strong>.
						</>
					)}
				</p>
			)}
			<button type="button" className="button button-secondary" onClick={onAgain}>
				Choose another hour
			</button>
		</Sent>
	);
}
