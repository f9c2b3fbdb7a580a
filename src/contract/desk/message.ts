import * as z from 'zod/mini';

import { messageKinds } from '#src/domain/messages/message.ts';
import { letterStates } from '#src/domain/requests/letter-state.ts';

import { tripMessage } from '../trips/trip.ts';

/** What somebody and the desk wrote to each other, as the desk reads it. */
export type Message = z.infer<typeof message>;
export const message = z.extend(tripMessage, {
	kind: z.enum(messageKinds),
	/** Of a letter: what its writer put above it; '' of all others. */
	subject: z.string(),
	/** Where the letter stands that brings it, and since or until when; null: none does, or it is not kept any more. */
	letter: z.nullable(z.object({ state: z.enum(letterStates), at: z.nullable(z.iso.datetime()) })),
});
