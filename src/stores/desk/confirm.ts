import { atom } from 'nanostores';

/** What is asked before something is done that is not to be done by mistake. */
export type Question = {
	/** 'Discard the changes you have made?' */
	title: string;
	/** What it is about, as it is called: 'Island Light'. */
	about?: string;
	/** What has to be looked up before it can be answered. */
	findOut?: () => Promise<string>;
	/** What follows from a yes. */
	hint?: string;
	/** The button that agrees: 'Delete'. */
	yes: string;
	/** The button that refuses, 'Cancel' unless that could be taken for the thing itself. */
	no?: string;
};

type Asked = Question & {
	/** Which one it is: the next may be asked before the browser has told that the last dialog is closed. */
	id: number;
	answer: (isYes: boolean) => void;
};

/** The question that waits for its answer; null while there is none. */
export const $question = atom<Asked | null>(null);
let lastId = 0;

/**
 * Asks the administrator in a dialog above everything else.
 * @returns whether they agreed, once the dialog is closed and the focus is back where it was
 */
export function confirmed(question: Question): Promise<boolean> {
	$question.get()?.answer(false);
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const id = (lastId += 1);
	const answer = (isYes: boolean) => {
		if ($question.get()?.id === id) $question.set(null);
		resolve(isYes);
	};
	$question.set({ ...question, id, answer });
	return promise;
}
