import type { ReactNode } from 'react';

import { roomPrice } from '#src/domain/bookings/room-price.ts';
import type { Room } from '#src/domain/bookings/room.ts';
import { formatMoney } from '#src/domain/money.ts';
import { chooseRoom } from '#src/stores/bookings/checkout.ts';

type Props = { room: Room; travellers: number; disabled: boolean };

/** Where two share a room and one is left over: with whom they sleep, and what it costs to sleep alone. */
export function RoomChoice({ room, travellers, disabled }: Props) {
	const supplement = formatMoney(roomPrice({ ...room, isOwn: true }));
	const [whose, who] = travellers === 1 ? ['your', 'you'] : ['their', 'they'];
	return (
		<fieldset className="card grid gap-5 p-5 sm:p-8" disabled={disabled}>
			<legend className="float-left font-display text-2xl">
				{travellers === 1 ? 'Your room' : 'Your rooms'}
			</legend>
			{travellers > 1 && (
				<p className="hint">Two share a room on this tour; one of you {travellers} is left over.</p>
			)}
			<Choice
				isChosen={!room.isOwn}
				onChoose={() => chooseRoom(false)}
				label="Share a room with another traveler"
			>
				No extra cost, even where nobody is found to share it and {who} sleep alone.
			</Choice>
			<Choice
				isChosen={room.isOwn}
				onChoose={() => chooseRoom(true)}
				label={`A room of ${whose} own`}
			>
				{supplement} more, taxes included.
			</Choice>
		</fieldset>
	);
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; label: string; children: ReactNode };

function Choice({ isChosen, onChoose, label, children }: ChoiceProps) {
	return (
		<label className="flex items-start gap-3">
			<input type="radio" name="room" className="checkbox" checked={isChosen} onChange={onChoose} />
			<span className="font-semibold">
				{label}
				<span className="hint block font-normal">{children}</span>
			</span>
		</label>
	);
}
