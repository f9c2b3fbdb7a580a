import { startTransition, useEffect, useState } from 'react';

/**
 * For what is too much for one frame: how many of its parts are drawn by now. The first comes at once, each other one with
 * a frame of its own, in which a slow phone has drawn the one before.
 * @param isReady whether there is more than the first to be drawn yet; where that is over, it begins anew
 * @param first how many to begin with
 */
export function useStages(count: number, isReady = true, first = 1): number {
	const [stage, setStage] = useState(first);
	if (!isReady && stage > 1) setStage(1);
	const isWaiting = isReady && stage < count;
	useEffect(() => {
		if (!isWaiting) return;
		const frame = requestAnimationFrame(() => startTransition(() => setStage(stage + 1)));
		return () => cancelAnimationFrame(frame);
	}, [isWaiting, stage]);
	return isReady ? stage : 1;
}
