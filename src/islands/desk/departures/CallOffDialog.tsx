import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { longestCallingOffNote } from '#src/contract/desk/calling-off.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import {
	type CallingOffReason,
	callingOffReasons,
	keptSeatsDays,
} from '#src/domain/tours/calling-off.ts';
import { callingOffQuery, callOff, departureName } from '#src/stores/desk/departures.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { CallOffPreview } from './CallOffPreview.tsx';

type Props = { departure: DepartureRecord; onClosed: () => void };

const reasons: Readonly<Record<CallingOffReason, string>> = {
	'too few travellers': 'Too few travelers',
	'not safe': 'It is not safe there',
	'cannot be run': 'It cannot be run as promised',
};

/** Calls a departure off: why, which other one is offered, what is added for the travellers, and what each of them gets. */
export function CallOffDialog({ departure, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const preview = useQuery(callingOffQuery(departure));
	const [given, setReason] = useState<CallingOffReason | null>(null);
	const [instead, setInstead] = useState<string | null>(null);
	const [note, setNote] = useState('');
	const [isSending, setSending] = useState(false);
	const [wrong, setWrong] = useState<Record<string, string>>({});
	const { data } = preview;
	const others = data?.others ?? [];
	const reason =
		given ?? callingOffReasons.find((each) => !data?.refused[each]) ?? callingOffReasons[0];
	const chosen = instead ?? String(others[0]?.id ?? '');
	const other = others.find(({ id }) => String(id) === chosen) ?? null;
	const refused = wrong['reason'] ?? data?.refused[reason] ?? null;
	const send = async () => {
		if (isSending || !data) return;
		if (refused !== null) {
			dialog.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
			return;
		}
		setSending(true);
		const insteadId = other && other.id;
		const body = { reason, insteadId, note, version: departure.version };
		setWrong(await callOff(departure, body, () => dialog.current?.close()));
		setSending(false);
	};
	return (
		<FormDialog
			ref={dialog}
			title={`Call off ${departureName(departure)}`}
			button="Call off departure"
			isChanged={note !== ''}
			isSending={isSending}
			isReady={data !== undefined}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
			onClosed={onClosed}
		>
			{!data &&
				(preview.isError ? (
					<LoadFailed result={preview}>Failed to load who is on it.</LoadFailed>
				) : (
					<div
						role="status"
						className="skeleton h-40 rounded-lg"
						aria-label="Loading who is on it"
					/>
				))}
			{data && (
				<>
					<SelectField
						label="Reason"
						name="reason"
						value={reason}
						options={callingOffReasons.map((value) => ({ value, label: reasons[value] }))}
						error={refused ?? undefined}
						onChange={(value) => {
							setReason(value);
							setWrong({});
						}}
					/>
					<SelectField
						label={`Offered instead, for ${keptSeatsDays} days`}
						name="instead"
						value={chosen}
						options={[
							...others.map(({ id, date, endDate, seatsLeft }) => ({
								value: String(id),
								label: `${formatDates(date, endDate, 'weekday')} · ${seatsLeft} left`,
							})),
							{ value: '', label: 'No other departure: their money alone' },
						]}
						error={wrong['insteadId']}
						onChange={setInstead}
					/>
					<TextArea
						label="What you tell them beside the reason"
						name="note"
						rows={3}
						isOptional
						maxLength={longestCallingOffNote}
						value={note}
						error={wrong['note']}
						onChange={({ target }) => setNote(target.value)}
					/>
					<CallOffPreview preview={data} other={other} />
				</>
			)}
		</FormDialog>
	);
}
