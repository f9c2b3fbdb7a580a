import { trapField } from '#src/domain/requests/trap-field.ts';

/** A field that people can neither see nor reach: a program that fills in everything gives itself away by it. */
export function Trap() {
	return (
		<input
			className="visually-hidden"
			name={trapField}
			data-trap=""
			tabIndex={-1}
			autoComplete="off"
			aria-hidden="true"
		/>
	);
}
