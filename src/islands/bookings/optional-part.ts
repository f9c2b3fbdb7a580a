import { type ComponentType, lazy } from 'react';

import { logFailure } from '#src/stores/log-failure.ts';

/**
 * A part that few need: it is fetched where it is shown.
 * @param missing what stands in its place where it does not come; the page does without where it is left out
 */
export function optionalPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	missing: ComponentType<Props> = () => null,
) {
	return lazy<ComponentType<Props>>(async () => {
		try {
			return { default: await load() };
		} catch (error) {
			logFailure(error);
			return { default: missing };
		}
	});
}
