import type { Context } from '@netlify/functions';

import { failureFields, log } from './log.ts';
import { mayOnlyRead } from './preview.ts';

/**
 * Makes the default export of a function with a schedule; no address leads to it. Never throws: a failure is logged, and
 * the next turn tries again. A preview leaves the work to the production whose database it has.
 * @param name of the work, for the log: 'delivery'
 */
export function bySchedule(name: string, work: () => Promise<void>) {
	return async function runBySchedule(_request: Request, { deploy }: Context): Promise<void> {
		try {
			if (mayOnlyRead(deploy.context)) log('info', `${name} left to production`, {});
			else await work();
		} catch (error) {
			log('error', `${name} failed`, failureFields(error));
		}
	};
}
