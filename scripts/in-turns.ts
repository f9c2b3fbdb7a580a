type Voice = { write: (text: string) => void; end: () => void };

/**
 * Keeps what several speakers say at the same time apart: the one who began first is heard at once, each other in one
 * piece when its turn has come.
 * @returns what gives another speaker a voice
 */
export function inTurns(print: (text: string) => void): () => Voice {
	const turns: { unheard: string; isOver: boolean }[] = [];
	function hear() {
		for (let turn = turns[0]; turn !== undefined; turn = turns[0]) {
			if (turn.unheard !== '') print(turn.unheard);
			turn.unheard = '';
			if (!turn.isOver) return;
			turns.shift();
		}
	}
	return () => {
		const turn = { unheard: '', isOver: false };
		turns.push(turn);
		return {
			write(text) {
				turn.unheard += text;
				hear();
			},
			end() {
				turn.isOver = true;
				hear();
			},
		};
	};
}
