import { useRef, useState } from 'react';

import { type WaitingForm, waitingForm } from '#src/contract/requests/waiting-list.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { mostSeatsOfDeparture } from '#src/domain/tours/departure.ts';
import { seatOfferHours } from '#src/domain/tours/waiting-list.ts';
import { paths } from '#src/paths.ts';
import { joinWaitingList } from '#src/stores/requests/waiting-list.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { NoLetter } from '#src/ui/NoLetter.tsx';
import { Sent, type SentForm } from '#src/ui/Sent.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { SendingNews } from '../forms/SendingNews.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useFocusKept } from '../forms/use-focus-kept.ts';
import type { WaitingListWish } from '../tours/join-waiting-list.ts';

type Props = { wish: WaitingListWish; onClosed: () => void };

const heading = 'waiting-list-heading';

/** The form that puts somebody on the waiting list of a departure. */
export function WaitingListDialog({ wish, onClosed }: Props) {
	const { tourName, departure, travellers } = wish;
	const dialog = useRef<HTMLDialogElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [sent, setSent] = useState<SentForm | null>(null);
	const close = () => dialog.current?.close();
	const waiting = useContractForm<WaitingForm>({
		schema: waitingForm,
		defaults: { departureId: departure.id, name: '', email: '', travellers },
		send: (form) => joinWaitingList(form, ({ noLetter }) => setSent({ to: form.email, noLetter })),
	});
	const { isSubmitting: isSending } = waiting.form.formState;
	useFocusKept(button, isSending);

	return (
		<Dialog ref={dialog} heading={heading} onClosed={onClosed}>
			<form className="dialog-frame" noValidate aria-busy={isSending} onSubmit={waiting.onSubmit}>
				<header className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
					<h2 id={heading} tabIndex={-1} className="text-2xl max-[22rem]:text-xl sm:text-3xl">
						Join the waiting list
					</h2>
					<button
						type="button"
						className="button button-quiet -mt-2 -mr-3 self-start"
						onClick={close}
					>
						<span aria-hidden="true" className="text-2xl leading-none">
							×
						</span>
						<span className="visually-hidden">Close</span>
					</button>
					<p className="col-span-full text-ink-soft">
						{tourName}
						<br />
						{formatDates(departure.date, departure.endDate, 'weekday')}
					</p>
				</header>
				{sent === null ? (
					<div className="dialog-body grid gap-5 px-5 py-6 sm:px-8">
						<p>
							When enough seats come free, we write to whoever has waited longest with a party that
							fits, and hold the seats for {seatOfferHours} hours. It costs nothing, and you can
							leave the list at any time.
						</p>
						<TextField {...waiting.field('name', 'Name')} autoComplete="name" />
						<TextField {...waiting.field('email', 'Email')} type="email" autoComplete="email" />
						<div className="max-w-40">
							<TextField
								{...waiting.field('travellers', 'Travellers', { valueAsNumber: true })}
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
					</div>
				) : (
					<Sent className="px-5 py-6 sm:px-8">
						<p className="wrap-anywhere">
							{sent.noLetter ? (
								<>
									You are on the waiting list. <NoLetter to={sent.to} />
								</>
							) : (
								<>
									You are on the waiting list, and we write to <strong>{sent.to}</strong> as soon as
									enough seats come free. The link in our letter leaves the list.
								</>
							)}
						</p>
						<button type="button" className="button button-primary" onClick={close}>
							Done
						</button>
					</Sent>
				)}
				{sent === null && (
					<footer className="grid grid-cols-[auto_1fr] gap-3 px-5 py-4 sm:flex sm:justify-end sm:px-8">
						<SendingNews
							isSending={isSending}
							sending="Joining…"
							className="col-span-full max-sm:not-has-[.hint]:absolute sm:mr-auto"
						/>
						<button
							type="button"
							className="button button-secondary max-[22rem]:px-3"
							onClick={close}
						>
							Cancel
						</button>
						<button
							ref={button}
							type="submit"
							className="button button-primary max-[22rem]:px-3 sm:min-w-44"
							aria-disabled={isSending}
						>
							{isSending ? 'Joining…' : 'Join the list'}
						</button>
					</footer>
				)}
			</form>
		</Dialog>
	);
}
