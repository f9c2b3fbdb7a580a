import { useEffect, useRef, useState } from 'react';

import { pictureWords, type UploadedPicture } from '#src/contract/desk/pictures.ts';
import { preparePicture, type PreparedPicture } from '#src/stores/desk/prepared-picture.ts';
import { upload } from '#src/stores/desk/upload-picture.ts';

const waiting =
	'This photograph is not uploaded yet. Upload it, or choose not to, before you save.';

/**
 * A photograph on its way: looked at and made smaller as soon as it was chosen, sent once its words are there, and waited
 * for until it is made ready. What fails can be sent again; nothing of it is lost. What is left meanwhile is taken back.
 * @param file stays the same as long as this is used
 * @param onWords called where the words are wrong
 */
export function useUpload(
	file: File,
	onUploaded: (picture: UploadedPicture) => void,
	onWords: () => void,
) {
	const [preparing] = useState(() => preparePicture(file));
	const [prepared, setPrepared] = useState<PreparedPicture | null>(null);
	const [words, setWords] = useState('');
	const [wordsError, setWordsError] = useState<string | undefined>();
	const [problem, setProblem] = useState<string | null>(null);
	const [hasFailed, setFailed] = useState(false);
	/** What is done with it at the moment, in words. */
	const [doing, setDoing] = useState('');
	// Before it is drawn: a second press finds it too.
	const isOnItsWay = useRef(false);
	const leaving = useRef<AbortController | null>(null);
	// Of now: what is typed in the meantime is not undone by what was there when it was sent.
	const uploaded = useRef(onUploaded);
	useEffect(() => {
		uploaded.current = onUploaded;
	});

	useEffect(() => {
		let isWanted = true;
		void preparing.then((done) => isWanted && setPrepared(done));
		return () => {
			isWanted = false;
		};
	}, [preparing]);

	useEffect(() => () => leaving.current?.abort(), []);

	const send = async () => {
		if (isOnItsWay.current) return;
		const said = pictureWords.safeParse(words);
		setWordsError(said.error?.issues[0]?.message);
		if (!said.success) return onWords();
		isOnItsWay.current = true;
		setProblem(null);
		setDoing('Uploading…');
		const left = new AbortController();
		leaving.current = left;
		const ready = await preparing;
		const waiting = { tell: setDoing, signal: left.signal };
		const outcome = ready.state === 'ready' ? await upload(ready.file, said.data, waiting) : null;
		isOnItsWay.current = false;
		setDoing('');
		if (outcome?.state === 'done') return uploaded.current(outcome.picture);
		if (!outcome) return;
		setFailed(outcome.state === 'failed' && outcome.isPassing);
		if (outcome.state === 'failed') {
			setProblem(`The photograph was not uploaded. ${outcome.problem}`);
		} else {
			setWordsError(outcome.problem);
			onWords();
		}
	};

	const isRefused = prepared?.state === 'refused';
	return {
		state: prepared?.state ?? 'preparing',
		preview: prepared?.state === 'ready' ? prepared.preview : null,
		words,
		setWords,
		wordsError,
		problem: isRefused ? prepared.problem : problem,
		hasFailed,
		isBusy: doing !== '',
		doing: prepared === null ? 'Reading the picture…' : doing,
		send,
		/** Says that the form around it cannot be saved before it is done with this. */
		sayWaiting: () => {
			if (!isRefused) setProblem(waiting);
			onWords();
		},
	};
}
