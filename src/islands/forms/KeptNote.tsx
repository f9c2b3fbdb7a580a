import { keptWords } from '#src/domain/requests/kept-words.ts';

import type { KeptDraft } from './use-kept-draft.ts';

/** Says that a form was filled in with what this browser kept, and takes it back: others may use the browser, too. */
export function KeptNote({ isRestored, clear }: Pick<KeptDraft, 'isRestored' | 'clear'>) {
	if (!isRestored) return null;
	return (
		<p className="hint">
			{keptWords.restored}{' '}
			<button type="button" className="link" onClick={clear}>
				{keptWords.clear}
			</button>
		</p>
	);
}
