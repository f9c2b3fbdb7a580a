import { capitalised } from '#src/domain/text/capitalised.ts';
import { type DayFacts, stayKinds } from '#src/domain/tours/tour-facts.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
	/** 'Day 2' */
	day: string;
	name: string;
	value: DayFacts['stay'];
	onChange: (stay: DayFacts['stay']) => void;
	/** What is wrong with its name. */
	error: string | undefined;
};

const kinds = [
	{ value: '', label: 'Not said' },
	...stayKinds.map((kind) => ({ value: kind, label: capitalised(kind) })),
];

/** Where the night after a day is spent. */
export function StayField({ day, name, value, onChange, error }: Props) {
	const choose = (chosen: string) => {
		const kind = stayKinds.find((each) => each === chosen);
		onChange(kind === undefined ? null : { kind, name: value?.name ?? '' });
	};
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			<SelectField
				label={`${day} stay`}
				name={name}
				value={value?.kind ?? ''}
				options={kinds}
				onChange={choose}
			/>
			{value && (
				<TextField
					label={`${day} stay’s name`}
					isOptional
					autoComplete="off"
					value={value.name}
					error={error}
					onChange={({ target }) => onChange({ ...value, name: target.value })}
				/>
			)}
		</div>
	);
}
