// Loaded before anything else of a process, moves all of its clocks but the monotonic one, as a machine's are moved by
// hand, by a time server or by a long sleep: its parent says by how many milliseconds. Nothing that visitors run has this.
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
	constructor(...given: [] | [number | string | Date]) {
		super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
	}

	static override now(): number {
		return RealDate.now() + ahead;
	}
} as DateConstructor;

process.on('message', (message: { ahead?: number }) => {
	if (message.ahead === undefined) return;
	ahead = message.ahead;
	process.send?.({ ahead });
});
