import { type ComponentType, useEffect, useId, useRef, useState } from 'react';

import { type Party, parseParty, partyLabel, passengerPresets } from '#src/domain/flights/party.ts';

import type { PartyPickerProps } from './PartyPicker.tsx';
import { SelectField } from './SelectField.tsx';

type Props = {
	label: string;
	name: string;
	/** As `partyText` writes it. */
	value: string;
	onChange: (party: string) => void;
};

/**
 * Who flies. In the built page it is a select of a few parties, which works without our code; then a button that says
 * the party and opens counters, whose code is fetched once somebody comes to it.
 */
export function PartyField(props: Props) {
	const { name, value, onChange } = props;
	const id = useId();
	const field = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	// Whether the counters are still wanted once they have come.
	const isWanted = useRef(false);
	const [isSelect, setSelect] = useState(true);
	const [Picker, setPicker] = useState<ComponentType<PartyPickerProps> | null>(null);
	const [isMissing, setMissing] = useState(false);
	useEffect(() => {
		// Once the select has been told what was chosen before our code came. One that somebody may have open stays.
		const timer = setTimeout(() => {
			if (!field.current?.contains(document.activeElement)) setSelect(false);
		});
		return () => clearTimeout(timer);
	}, []);

	useEffect(() => {
		if (isMissing) field.current?.querySelector('select')?.focus();
	}, [isMissing]);

	const party = parseParty(value);
	if (isSelect || isMissing || !party) {
		const leave = () => {
			setSelect(false);
			setMissing(false);
		};
		return (
			<div ref={field} className="contents" onBlur={leave}>
				<SelectField {...props} options={optionsWith(value, party)} />
			</div>
		);
	}
	const label = partyLabel(party);
	const open = () => {
		isWanted.current = true;
		void loadPicker().then(
			({ PartyPicker }) => isWanted.current && setPicker(() => PartyPicker),
			() => isWanted.current && setMissing(true),
		);
	};
	const giveUp = () => {
		isWanted.current = false;
	};
	return (
		<div ref={field} className="field relative">
			<label className="label" htmlFor={id} id={`${id}-label`}>
				{props.label}
			</label>
			<input type="hidden" name={name} value={value} />
			<button
				ref={button}
				id={id}
				type="button"
				className={`input ${label.length > longest ? 'py-0.5 leading-tight max-sm:text-sm' : ''}`}
				aria-labelledby={`${id}-label ${id}-party`}
				aria-haspopup="dialog"
				aria-expanded={Picker !== null}
				onPointerOver={prepare}
				onFocus={prepare}
				onBlur={giveUp}
				onKeyDown={({ key }) => key === 'Escape' && giveUp()}
				onClick={() => (Picker ? setPicker(null) : open())}
			>
				<span className="line-clamp-2" id={`${id}-party`}>
					{label}
				</span>
			</button>
			{Picker && (
				<Picker
					{...{ party, field }}
					onChoose={onChange}
					onClose={(isDone) => {
						setPicker(null);
						if (isDone) button.current?.focus();
					}}
				/>
			)}
		</div>
	);
}

/** Characters of a party that fit into the narrowest field; longer ones are set smaller, in two lines. */
const longest = 16;

function optionsWith(value: string, party: Party | null) {
	const isPreset = passengerPresets.some((preset) => preset.value === value);
	return isPreset || !party
		? passengerPresets
		: [...passengerPresets, { value, label: partyLabel(party) }];
}

function loadPicker() {
	return import('./PartyPicker.tsx');
}

// Ahead of the press, which tries again where this fails.
function prepare(): void {
	loadPicker().catch(() => {});
}
