import { changeView } from '#src/stores/desk/panel-address.ts';

type Props = {
	label: string;
	/** As the API calls it. */
	name: string;
	/** What is chosen: '' or undefined for everything. */
	value: string | undefined;
	options: readonly { value: string; label: string }[];
	/** What is shown where nothing is chosen. */
	all?: string;
};

/** Narrows the list of a tab to one kind of rows. */
export function FilterField({ label, name, value = '', options, all = 'All' }: Props) {
	return (
		<label className="panel-filter">
			<span className="label">{label}</span>
			<select
				className="input"
				name={name}
				value={value}
				onChange={({ target }) => changeView({ [name]: target.value })}
			>
				<option value="">{all}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</label>
	);
}
