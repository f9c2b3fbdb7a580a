import type { ComponentProps } from 'react';

import { CheckboxField } from '#src/ui/CheckboxField.tsx';

type Props = Omit<ComponentProps<typeof CheckboxField>, 'label' | 'hint' | 'required'>;

/** That whoever booked has said yes to more than was confirmed. */
export function RaiseAgreed(props: Props) {
	return (
		<CheckboxField
			{...props}
			label="The traveler has agreed to the higher price"
			hint="What was confirmed stays, unless they say yes to more."
			required
		/>
	);
}
