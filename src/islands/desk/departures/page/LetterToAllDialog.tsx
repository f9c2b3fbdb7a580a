import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { letterForm, type LetterForm } from '#src/contract/desk/send-letter.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { bookingValues } from '#src/domain/desk/reply-values.ts';
import { filledIn } from '#src/domain/desk/reply-variables.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';
import { site } from '#src/site.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { departureName } from '#src/stores/desk/departures.ts';
import { type LetterToAll, writeToAll } from '#src/stores/desk/letter-to-all.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../../forms/use-contract-form.ts';
import { FormDialog } from '../../panel/FormDialog.tsx';
import { LetterField } from '../../replies/LetterField.tsx';
import { useReplyValues } from '../../replies/use-reply-values.ts';

type Props = {
	departure: DepartureRecord;
	bookings: readonly BookingRecord[];
	onClosed: () => void;
};

/** One letter to everybody who booked a departure, each with what is theirs filled in. */
export function LetterToAllDialog({ departure, bookings, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	// As they were when it was opened: a list that changes meanwhile shall not change to whom it goes.
	const [left, setLeft] = useState(() => bookings.filter(({ email }) => email !== ''));
	const [failed, setFailed] = useState<LetterToAll['notSent']>([]);
	const [count, setCount] = useState(0);
	const unreached = bookings.filter(({ email }) => email === '');
	const sample = left[0] ?? null;
	const values = useReplyValues(
		sample ? bookingValues(site, { ...readBooking(sample), due: balanceOf(sample).due }) : {},
	);
	const send = async (letter: LetterForm) => {
		setCount(0);
		const { notSent, refused } = await writeToAll(left, letter, setCount);
		if (Object.keys(refused).length > 0) return refused;
		setFailed(notSent);
		setLeft(notSent.map(({ booking }) => booking));
		if (notSent.length > 0) return {};
		dialog.current?.close();
		showToast({
			title: 'Letters Written',
			description: `${lettersOf(left.length)} to ${departureName(departure)} can be taken back for ${undoMinutes} minutes.`,
			tone: 'success',
			about: `letters to departure ${departure.id}`,
		});
		return {};
	};
	const { form, field, onSubmit } = useContractForm<LetterForm>({
		schema: letterForm,
		defaults: { subject: 'your trip, {reference}', body: '' },
		send,
	});
	const [subject = '', body = ''] = useWatch({ control: form.control, name: ['subject', 'body'] });
	const { isDirty, isSubmitting } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title={`Write to all of ${departureName(departure)}`}
			button={`Send ${lettersOf(left.length)}`}
			isChanged={isDirty}
			isSending={isSubmitting}
			isReady={left.length > 0}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			{unreached.length > 0 && (
				<Notice tone="info">No address is known of {names(unreached)}: please call.</Notice>
			)}
			{failed.length > 0 && (
				<Notice tone="error">
					<p>
						{lettersOf(count)} written, and not to {names(failed.map(({ booking }) => booking))}:{' '}
						{failed[0]?.why} Sent again, only they get it.
					</p>
				</Notice>
			)}
			<TextField {...field('subject', 'Subject')} autoComplete="off" />
			<LetterField
				field={field('body', 'Your letter')}
				written={body}
				onWrite={(text) => form.setValue('body', text, { shouldDirty: true })}
				values={values}
				{...(sample && {
					letter: {
						recipient: sample.email,
						subject: `${site.name}: ${filledIn(subject, values)}`,
					},
				})}
			/>
			<p role="status" className="hint">
				{isSubmitting
					? `${count} of ${left.length} written`
					: `${toWhom(left)}. As ${sample ? readBooking(sample).passenger : 'nobody'} reads it; each gets what is theirs.`}
			</p>
		</FormDialog>
	);
}

/** 'To 3 confirmed and 1 held' */
function toWhom(bookings: readonly BookingRecord[]): string {
	const confirmed = bookings.filter(({ status }) => status === 'Confirmed').length;
	const held = bookings.length - confirmed;
	return `To ${listInWords([
		...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
		...(held > 0 ? [`${held} held`] : []),
	])}`;
}

function lettersOf(count: number): string {
	return count === 1 ? '1 letter' : `${count} letters`;
}

function names(bookings: readonly BookingRecord[]): string {
	return listInWords(bookings.map((booking) => readBooking(booking).passenger));
}
