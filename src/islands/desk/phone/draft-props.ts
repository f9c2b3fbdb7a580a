import type { Draft } from '#src/stores/desk/phone/draft.ts';

/** What every part of the form is drawn from. */
export type DraftProps = {
	draft: Draft;
	/** What is wrong, by the names that the contract has for its parts. */
	wrong: Readonly<Record<string, string>>;
};
