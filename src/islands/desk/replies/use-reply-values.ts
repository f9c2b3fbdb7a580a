import { useStore } from '@nanostores/react';

import { deskValues } from '#src/domain/desk/reply-values.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import { site } from '#src/site.ts';
import { $access } from '#src/stores/desk/access.ts';

/** What can be filled in where whoever sits here writes to somebody. @param theirs what is known of the other one */
export function useReplyValues(theirs: ReplyValues): ReplyValues {
	const access = useStore($access);
	const agent = 'administrator' in access ? access.administrator.fullName : '';
	return { ...theirs, ...deskValues(site, agent) };
}
