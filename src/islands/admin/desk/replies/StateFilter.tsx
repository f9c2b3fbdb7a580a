import { conversationStates } from '#src/domain/desk/desk-item.ts';

import { FilterField } from '../../panel/FilterField.tsx';

const states = conversationStates.map((state) => ({ value: state, label: state }));

/** Narrows a list of what is answered to where its conversations stand. */
export function StateFilter({ state }: { state: string | undefined }) {
	return <FilterField label="State" name="state" value={state} options={states} />;
}
