import { createContext } from 'react';

import type { Question } from '#src/stores/desk/confirm.ts';

/** What a link to another screen asks first, where something around it would be lost; undefined where nothing would. */
export const LeaveQuestion = createContext<Question | undefined>(undefined);
