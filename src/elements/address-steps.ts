/** Keeps the address true while the visitor changes what it says. */
export type AddressSteps = {
	/** Puts what was changed into the address; what is typed in one go is one step of the history. */
	follow: (how: 'typed' | 'chosen') => void;
	/** Ends what was typed in one go: the next letter begins another step. */
	settle: () => void;
};

/** @param addressNow the page's address as it should be now: path and query */
export function addressSteps(addressNow: () => string): AddressSteps {
	let isTyping = false;
	return {
		follow(how) {
			const address = addressNow();
			if (address === location.pathname + location.search) return;
			history[how === 'typed' && isTyping ? 'replaceState' : 'pushState'](null, '', address);
			isTyping = how === 'typed';
		},
		settle() {
			isTyping = false;
		},
	};
}
