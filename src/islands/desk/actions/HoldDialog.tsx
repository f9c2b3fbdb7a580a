import { useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { extendHold, type HoldForm, holdForm } from '#src/contract/desk/booking-actions.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { deskHoldEnd } from '#src/domain/bookings/hold.ts';
import { longestHoldDays, usualHolds } from '#src/domain/desk/hold-limit.ts';
import { site } from '#src/site.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import type { ActionProps } from './action-props.ts';
import { LetterChoice } from './LetterChoice.tsx';

/** Asks until when a booking that waits is held. */
export function HoldDialog({ view, onClosed }: ActionProps) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const [letter, setLetter] = useState<LetterTime>('later');
	const [opened] = useState(() => new Date());
	const held = booking.heldUntil === null ? null : new Date(booking.heldUntil);
	const from = held && held > opened ? held : opened;
	const longer = deskHoldEnd(site, from);
	const input = useRef<HTMLInputElement | null>(null);
	const { form, field, onSubmit } = useContractForm<HoldForm>({
		schema: holdForm,
		defaults: { until: longer.toISOString() },
		send: async ({ until }) => {
			const { refused } = await performOperation({
				booking,
				endpoint: extendHold,
				body: { until, letter },
				change: { heldUntil: until },
				failed: 'Hold Not Extended',
				fields: ['until'],
				close: () => dialog.current?.close(),
			});
			return refused;
		},
	});
	const { getValues } = form;
	// The browser's field takes no moment, only what a clock shows.
	useLayoutEffect(() => {
		if (input.current) input.current.value = typed(new Date(getValues('until') ?? ''));
	}, [getValues]);
	const { isDirty, isSubmitting } = form.formState;
	const until = useWatch({ control: form.control, name: 'until' });
	const { ref: register, ...untilField } = field('until', 'Hold until', asMoment);
	const take = (moment: Date) => {
		form.setValue('until', moment.toISOString(), { shouldDirty: true });
		form.clearErrors('until');
		if (input.current) input.current.value = typed(moment);
	};
	return (
		<FormDialog
			ref={dialog}
			title="Extend hold"
			button="Extend hold"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<p>
				{held === null
					? 'It is not held.'
					: `It ${held > opened ? 'is' : 'was'} held until ${deskMoment(site, held)}.`}
			</p>
			<div className="grid gap-2">
				<TextField
					{...untilField}
					ref={(element) => {
						input.current = element;
						register(element);
					}}
					type="datetime-local"
					hint={hintOf(until)}
				/>
				<div role="group" aria-label="Usual times" className="flex flex-wrap gap-2">
					{usualHolds(site, from).map(({ label, until: moment }) => (
						<button key={label} type="button" className="row-button" onClick={() => take(moment)}>
							{label}
						</button>
					))}
				</div>
			</div>
			<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
		</FormDialog>
	);
}

/** A moment as the browser's own field has it, where the agent is. */
function typed(moment: Date): string {
	const minutesBehind = moment.getTimezoneOffset();
	return new Date(moment.getTime() - minutesBehind * 60_000).toISOString().slice(0, 16);
}

/** For `register`: what was chosen where the agent is, as a moment. */
const asMoment = {
	setValueAs: (value: unknown) => {
		const moment = new Date(String(value));
		return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
	},
};

function hintOf(until: string | undefined): string {
	const moment = new Date(until ?? '');
	const most = `At most ${longestHoldDays} days from now.`;
	return Number.isNaN(moment.getTime()) ? most : `${deskMoment(site, moment)}. ${most}`;
}
