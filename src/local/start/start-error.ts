import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

/** The server cannot start. */
export class StartError extends ErrorForPeople {
	override name = 'StartError';
}
