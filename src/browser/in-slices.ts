/** How long work goes on before the browser may do something else, in milliseconds: a third of a frame. */
const sliceLength = 5;

/**
 * All that a sequence gives, worked out in slices: between two of them the browser answers what was pressed and typed.
 * @throws the reason of the signal, once it is aborted: the rest is not worked out
 */
export async function inSlices<Value>(
	sequence: Iterable<Value>,
	signal?: AbortSignal,
): Promise<Value[]> {
	const values: Value[] = [];
	let end = performance.now() + sliceLength;
	for (const value of sequence) {
		values.push(value);
		if (performance.now() < end) continue;
		await nextTask();
		signal?.throwIfAborted();
		end = performance.now() + sliceLength;
	}
	return values;
}

/** A task of its own, at once: a timer would wait for milliseconds. */
function nextTask(): Promise<void> {
	if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener('message', () => {
			port1.close();
			resolve();
		});
		port1.start();
		port2.postMessage(null);
	});
}
