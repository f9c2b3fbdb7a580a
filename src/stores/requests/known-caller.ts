import * as z from 'zod/mini';

import { callBackKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

/** Who asked on a trip's page to be called about it, to fill the form in with: until it is sent, or the tab is closed. */
export const knownCaller = storedValue('session', callBackKey, (json) => z.parse(caller, json));

const caller = z.object({ name: z.string(), phone: z.string(), reference: z.string() });
