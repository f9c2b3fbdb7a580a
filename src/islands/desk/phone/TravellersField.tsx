import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import { TextField } from '#src/ui/TextField.tsx';

import type { DraftProps } from './draft-props.ts';

/** How many travel. Whoever comes to it types over what it says. */
export function TravellersField({ draft, wrong }: DraftProps) {
	return (
		<TextField
			label="Travelers"
			name="travelers"
			inputMode="numeric"
			autoComplete="off"
			value={draft.travelers}
			error={wrong['travelers']}
			onFocus={({ target }) => target.select()}
			onChange={({ target }) =>
				changeDraft({ travelers: target.value }, 'travelers', 'travellers', 'trip')
			}
		/>
	);
}
