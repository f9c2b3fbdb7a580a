import { travellerLengths } from '#src/contract/trips/travellers.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Person = { name: string; birthDate: string; needs: string };

type Props = {
	/** Whose they are: 'Traveler 2, adult'. */
	legend: string;
	asksBirthDate: boolean;
	person: Person;
	/** What is wrong with a field; undefined where nothing is. */
	errorAt: (field: keyof Person) => string | undefined;
	onChange: (changed: Partial<Person>) => void;
};

/** What is entered of one traveller. */
export function PersonFields({ legend, asksBirthDate, person, errorAt, onChange }: Props) {
	const { name, birthDate, needs } = person;
	return (
		<fieldset className="party-person">
			<legend>{legend}</legend>
			<TextField
				label="Full name"
				value={name}
				autoComplete="off"
				maxLength={travellerLengths.name}
				error={errorAt('name')}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			{asksBirthDate && (
				<TextField
					label="Birth date"
					type="date"
					value={birthDate}
					autoComplete="off"
					error={errorAt('birthDate')}
					onChange={({ target }) => onChange({ birthDate: target.value })}
				/>
			)}
			<TextField
				label="Needs"
				value={needs}
				autoComplete="off"
				maxLength={travellerLengths.needs}
				error={errorAt('needs')}
				onChange={({ target }) => onChange({ needs: target.value })}
			/>
		</fieldset>
	);
}
