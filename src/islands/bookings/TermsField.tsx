import type { ComponentProps } from 'react';

import { paths } from '#src/paths.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

/** That the terms are accepted, beside where to read them. */
export function TermsField(field: Omit<ComponentProps<typeof CheckboxField>, 'label' | 'hint'>) {
	return (
		<CheckboxField
			{...field}
			label="I accept the terms and conditions"
			hint={
				<>
					Read the{' '}
					<a className="link" href={paths.terms} target="_blank">
						terms of service
					</a>{' '}
					and the{' '}
					<a className="link" href={paths.refundPolicy} target="_blank">
						refund policy
					</a>
					; each opens in a new tab.
				</>
			}
			required
		/>
	);
}
