import type { OperationReply } from '#src/contract/desk/operation.ts';

import { readAttempt } from '../../http/attempt.ts';
import type { DeskCall } from '../../users/desk-route.ts';
import { deskActor } from './actor.ts';
import type { Basics, Operation } from './operation.ts';

/** How a call of the desk asks for an operation. */
export function askedByDesk<Body extends Basics>({ perform }: Pick<Operation<Body>, 'perform'>) {
	return (call: DeskCall<Body, number>): Promise<OperationReply> => {
		const { request, id, body, colleague, deps } = call;
		const attempt = readAttempt(request, body);
		return perform(deps, { actor: deskActor(colleague), id, body, attempt });
	};
}
