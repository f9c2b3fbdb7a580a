import { useStore } from '@nanostores/react';
import { Fragment } from 'react';

import { $hasSingleKeys } from '#src/stores/desk/single-keys.ts';

import { queueKeys } from '../panel/panel-keys.ts';

/** What the keys do in Today, where they do anything. */
export function QueueKeysHint() {
	if (!useStore($hasSingleKeys)) return null;
	return (
		<p className="queue-keys" data-print="no">
			{queueKeys.map(({ keys, does }) => (
				<Fragment key={does}>
					{keys.map((key, index) => (
						<Fragment key={key}>
							{index > 0 && ' and '}
							<kbd>{key}</kbd>
						</Fragment>
					))}{' '}
					{does},{' '}
				</Fragment>
			))}
			<kbd>?</kbd> lists all keys.
		</p>
	);
}
