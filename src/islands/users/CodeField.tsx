import type { ComponentProps } from 'react';

import { TextField } from '#src/ui/TextField.tsx';

/** The code that follows a password; phones offer the one that they know. Pasting with spaces is welcome. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
	return (
		<TextField
			hint="The 6 digits that your app shows now, or one of your recovery codes."
			{...props}
			label="Code"
			name="code"
			autoComplete="one-time-code"
			inputMode="numeric"
			spellCheck={false}
			required
		/>
	);
}
