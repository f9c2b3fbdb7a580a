import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';

import {
	$panelAddress,
	screenAddress,
	showScreen,
	tabParameter,
} from '#src/stores/desk/panel-address.ts';

import { useMay } from '../panel/use-may.ts';

/** Leads whoever may change them to the words that the desk writes again and again. */
export function TemplatesLink() {
	const address = useStore($panelAddress);
	const mayChange = useMay('templates');
	if (!mayChange) return null;
	const follow = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		showScreen('templates');
	};
	return (
		<a
			href={screenAddress('templates', address[tabParameter])}
			className="button button-secondary"
			onClick={follow}
		>
			Templates
		</a>
	);
}
