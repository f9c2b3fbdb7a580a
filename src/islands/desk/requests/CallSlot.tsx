import type { CallBackRecord } from '#src/contract/desk/call-backs.ts';
import { missedCallText } from '#src/domain/requests/call-back.ts';
import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { site } from '#src/site.ts';

import { StatusBadge } from '../panel/StatusBadge.tsx';

type Props = { callBack: Pick<CallBackRecord, 'status' | 'slotFrom' | 'slotTo'>; now: Date };

/** The hour in which somebody wants to be called, on the desk's clock, and whether it passed without a call. */
export function CallSlot({ callBack, now }: Props) {
	const slot = { from: new Date(callBack.slotFrom), to: new Date(callBack.slotTo) };
	const missed = missedCallText(callBack, now);
	return (
		<>
			<time dateTime={callBack.slotFrom}>{slotLabel(site, slot)}</time>{' '}
			{missed && <StatusBadge tone="bad">{missed}</StatusBadge>}
		</>
	);
}
