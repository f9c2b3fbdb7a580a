import { createElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import {
	childFareNote,
	countsOf,
	mostSeats,
	type Party,
	type PartyMember,
	partyRefusal,
	partyText,
	passengerPresets,
} from '#src/domain/flights/party.ts';
import { inquiryPath } from '#src/paths.ts';

import { Counter } from './Counter.tsx';
import { popup } from './popup.ts';
import { useLeave } from './use-leave.ts';

export type PartyPickerProps = {
	party: Party;
	/** What it hangs under; pressing or going elsewhere closes it. */
	field: RefObject<HTMLElement | null>;
	/** Is given a party as `partyText` writes it. */
	onChoose: (party: string) => void;
	/** `isDone` when the focus shall go back to the field; otherwise it is elsewhere already. */
	onClose: (isDone: boolean) => void;
};

const width = 320;

const members: [PartyMember, label: string, ages: string][] = [
	['adults', 'Adults', '12 and older'],
	['children', 'Children', 'Ages 2 to 11'],
	['infants', 'Infants on lap', 'Under 2'],
];

/** Who flies, by counters and by the parties that are asked for most. Show it when it is asked for. */
export function PartyPicker({ party, field, onChoose, onClose }: PartyPickerProps) {
	const [isFarRight] = useState(() => {
		const { left = 0 } = field.current?.getBoundingClientRect() ?? {};
		return left + width > document.documentElement.clientWidth;
	});
	const [note, setNote] = useState('');
	const dialog = useRef<HTMLDivElement>(null);
	useLeave(field, onClose);
	useLayoutEffect(() => {
		dialog.current?.focus({ preventScroll: true });
		dialog.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	useEffect(() => {
		// It has grown by the note.
		if (note !== '') dialog.current?.scrollIntoView({ block: 'nearest' });
	}, [note]);

	const ask = (member: PartyMember, count: number) => {
		if (count < 0) return;
		const wish = { ...party, [member]: count };
		const refusal = partyRefusal(wish);
		if (refusal === null) onChoose(partyText(wish));
		// What ends here is said as soon as the end is reached.
		const further = { ...wish, [member]: count + Math.sign(count - party[member]) };
		setNote(refusal ?? partyRefusal(further) ?? '');
	};
	const isFull = party.adults + party.children === mostSeats;
	return (
		<div
			ref={dialog}
			role="dialog"
			aria-label="Who is flying?"
			tabIndex={-1}
			className={`${popup} grid w-80 max-w-[calc(100vw-3.5rem)] gap-4 p-4 outline-none ${isFarRight ? 'right-0' : 'left-0'}`}
		>
			<div className="grid gap-3">
				{members.map(([member, label, ages]) => (
					<Counter
						key={member}
						label={label}
						hint={ages}
						value={party[member]}
						{...countsOf(party, member)}
						onAsk={(count) => ask(member, count)}
					/>
				))}
			</div>
			<div className="grid gap-1.5">
				<p className="text-sm font-semibold" role="status">
					{note}
				</p>
				{isFull && <CustomOffer />}
				<p className="hint">{childFareNote}</p>
			</div>
			<div
				role="group"
				aria-label="Common parties"
				className="grid grid-cols-2 gap-2 border-t border-line pt-4"
			>
				{passengerPresets.map(({ value, label }) => (
					<button
						key={value}
						type="button"
						className="chip justify-center px-1.5 leading-tight"
						aria-pressed={value === partyText(party)}
						onClick={() => {
							setNote('');
							onChoose(value);
						}}
					>
						{label}
					</button>
				))}
			</div>
			<button type="button" className="button button-primary" onClick={() => onClose(true)}>
				Done
			</button>
		</div>
	);
}

// A link to the contact page, which the script of every page makes the button of the request form.
function CustomOffer() {
	return createElement(
		'custom-offer',
		{ className: 'contents' },
		<a className="link justify-self-start text-sm" href={inquiryPath('Custom travel offer')}>
			Request a custom offer
		</a>,
	);
}
