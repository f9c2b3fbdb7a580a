import type { ToastMessage } from '../toasts.ts';
import { OutcomeUnknown, type Unknown } from './send-once.ts';

type Words = Pick<ToastMessage, 'title' | 'description'>;

/** What is said where nobody knows what became of what was sent: what was typed is still there, and is stored once. */
const unknownWords: Record<Unknown, Words> = {
	offline: {
		title: 'No connection',
		description:
			'We could not be reached. What you have entered is kept: send it again when you are connected. It is stored only once.',
	},
	slow: {
		title: 'No answer yet',
		description:
			'It takes longer than it should, and we do not know yet whether it has arrived. We keep asking. You can send it again: it is stored only once.',
	},
	ours: {
		title: 'No answer yet',
		description:
			'Our service has failed, and does not say whether yours has arrived. We keep asking. You can send it again: it is stored only once.',
	},
};

/**
 * What is said of what was sent and is not known to be stored.
 * @param failed what the form says where it is known not to be
 */
export function failureWords(error: unknown, failed: (error: unknown) => Words): ToastMessage {
	if (error instanceof OutcomeUnknown) return { ...unknownWords[error.why], tone: 'destructive' };
	// What has no id of its own nobody looks for.
	const words = error instanceof TypeError ? unknownWords.offline : failed(error);
	return { ...words, tone: 'destructive' };
}
