import { conversations } from '#src/contract/desk/conversation.ts';
import { repliedKinds } from '#src/domain/desk/desk-item.ts';
import { readConversation } from '#src/server/desk/replies/conversation.ts';
import { stepConversation } from '#src/server/desk/replies/step-conversation.ts';
import { writeReply } from '#src/server/desk/replies/write-reply.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = repliedKinds.flatMap((kind) => [
	deskRoute(
		conversations[kind].read,
		({ id, deps }) => readConversation(deps.db, { kind, id }, deps.now()),
		{ isRepeated: true },
	),
	deskRoute(conversations[kind].write, ({ request, id, body, colleague, deps }) =>
		writeReply(deps, { ...body, kind, id, colleague, attempt: readAttempt(request, body) }),
	),
	deskRoute(conversations[kind].step, ({ id, body, colleague, deps }) =>
		stepConversation(deps, { ...body, kind, id, colleague }),
	),
]);
