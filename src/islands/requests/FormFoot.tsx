import type { ComponentProps } from 'react';

import { SendingNews } from '../forms/SendingNews.tsx';
import { SendButton } from './SendButton.tsx';

/** The foot of a request's form on a page: the button that sends it, and what is said meanwhile. */
export function FormFoot(button: Omit<ComponentProps<typeof SendButton>, 'className'>) {
	return (
		<div className="grid gap-2 sm:col-span-2">
			<SendButton {...button} className="sm:justify-self-start" />
			<SendingNews {...button} />
		</div>
	);
}
