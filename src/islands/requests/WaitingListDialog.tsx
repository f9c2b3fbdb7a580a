import { useRef, useState } from 'react';

import {
	joinWaitingList as join,
	type WaitingForm,
	waitingForm,
} from '#src/contract/requests/waiting-list.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { mostSeatsOfDeparture } from '#src/domain/tours/departure.ts';
import { seatOfferHours } from '#src/domain/tours/waiting-list.ts';
import { paths } from '#src/paths.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { tellArrived } from '#src/stores/requests/requests.ts';
import { joinWaitingList } from '#src/stores/requests/waiting-list.ts';
import { NoLetter } from '#src/ui/NoLetter.tsx';
import { Sent, type SentForm } from '#src/ui/Sent.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { KeptNote } from '../forms/KeptNote.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { useSentBefore } from '../forms/use-sent-before.ts';
import type { WaitingListWish } from '../tours/join-waiting-list.ts';
import { RequestDialog } from './RequestDialog.tsx';

const draft = typedDraft(join.path);
const keptFields = ['name', 'email'] as const;

type Props = { wish: WaitingListWish; onClosed: () => void };

/** The form that puts somebody on the waiting list of a departure. */
export function WaitingListDialog({ wish, onClosed }: Props) {
	const { tourName, departure, travellers } = wish;
	const dialog = useRef<HTMLDialogElement>(null);
	const [sent, setSent] = useState<SentForm | null>(null);
	const waiting = useContractForm<WaitingForm>({
		schema: waitingForm,
		defaults: { departureId: departure.id, name: '', email: '', travellers },
		send: (form) => joinWaitingList(form, ({ noLetter }) => setSent({ to: form.email, noLetter })),
	});
	const { isSubmitting: isSending } = waiting.form.formState;
	const kept = useKeptDraft(waiting.form, draft, keptFields);
	useSentBefore(join, {
		about: String(departure.id),
		isSending,
		onArrived: () => {
			dialog.current?.close();
			tellArrived(join.path);
		},
	});

	return (
		<RequestDialog
			ref={dialog}
			title="Join the waiting list"
			about={
				<>
					{tourName}
					<br />
					{formatDates(departure.date, departure.endDate, 'weekday')}
				</>
			}
			button={{ words: 'Join the list', sending: 'Joining…' }}
			isSending={isSending}
			onSubmit={waiting.onSubmit}
			onClosed={onClosed}
			sent={sent && <Joined sent={sent} onDone={() => dialog.current?.close()} />}
		>
			<div className="dialog-body grid gap-5 px-5 py-6 sm:px-8">
				<p>
					When enough seats come free, we write to whoever has waited longest with a party that
					fits. We hold the seats for {seatOfferHours} hours. It costs nothing, and you can leave
					the list at any time.
				</p>
				<TextField {...waiting.field('name', 'Name')} autoComplete="name" />
				<TextField {...waiting.field('email', 'Email')} type="email" autoComplete="email" />
				<div className="max-w-40">
					<TextField
						{...waiting.field('travellers', 'Travelers', { valueAsNumber: true })}
						type="number"
						inputMode="numeric"
						min={1}
						max={mostSeatsOfDeparture}
					/>
				</div>
				<p className="hint">
					We use what you enter to offer you seats; our{' '}
					<a className="link" href={paths.privacy}>
						privacy policy
					</a>{' '}
					says how long we keep it.
				</p>
				<Trap />
				<KeptNote {...kept} />
			</div>
		</RequestDialog>
	);
}

function Joined({ sent: { to, noLetter }, onDone }: { sent: SentForm; onDone: () => void }) {
	return (
		<Sent className="px-5 py-6 sm:px-8">
			<p className="wrap-anywhere">
				{noLetter ? (
					<>
						You are on the waiting list. <NoLetter to={to} />
					</>
				) : (
					<>
						You are on the waiting list, and we write to <strong>{to}</strong> as soon as enough
						seats come free. The link in our letter leaves the list.
					</>
				)}
			</p>
			<button type="button" className="button button-primary" onClick={onDone}>
				Done
			</button>
		</Sent>
	);
}
