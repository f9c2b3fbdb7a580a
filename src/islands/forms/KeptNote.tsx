import type { KeptDraft } from './use-kept-draft.ts';

/** Says that a form was filled in with what this browser kept, and takes it back: others may use the browser, too. */
export function KeptNote({ isRestored, clear }: Pick<KeptDraft, 'isRestored' | 'clear'>) {
	if (!isRestored) return null;
	return (
		<p className="hint">
			Filled in with what was typed here before; this browser keeps it for a day.{' '}
			<button type="button" className="link" onClick={clear}>
				Clear it
			</button>
		</p>
	);
}
