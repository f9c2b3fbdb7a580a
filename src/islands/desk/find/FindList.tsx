import type { MouseEvent } from 'react';

import { BookingStatus } from '../panel/BookingStatus.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import type { FindChoice, FindGroup } from './find-choices.ts';

export const listId = 'find-list';

/** The id of a choice, counted over all groups. */
export function optionId(index: number): string {
	return `find-option-${index}`;
}

type Props = {
	groups: readonly FindGroup[];
	/** Which choice Enter opens, counted over all groups. */
	active: number;
	/** What is shown is not yet what was typed. */
	isBusy: boolean;
	onPoint: (index: number) => void;
	onChoose: (choice: FindChoice, event: MouseEvent) => void;
};

/** What can be chosen, kind by kind. The field keeps the focus. */
export function FindList({ groups, active, isBusy, onPoint, onChoose }: Props) {
	const all = groups.flatMap(({ choices }) => choices);
	return (
		<div id={listId} role="listbox" aria-label="Found" aria-busy={isBusy} className="find-list">
			{groups.map(({ label, choices }) => (
				<div key={label} role="group" aria-label={label}>
					<p className="find-group" aria-hidden="true">
						{label}
					</p>
					{choices.map((choice) => {
						const index = all.indexOf(choice);
						return (
							<button
								key={choice.key}
								type="button"
								tabIndex={-1}
								id={optionId(index)}
								role="option"
								aria-selected={index === active}
								className="find-option"
								onPointerMove={() => onPoint(index)}
								onPointerDown={(event) => event.preventDefault()}
								onClick={(event) => onChoose(choice, event)}
							>
								<Choice choice={choice} />
							</button>
						);
					})}
				</div>
			))}
		</div>
	);
}

function Choice({ choice: { title, detail, booking, mark } }: { choice: FindChoice }) {
	return (
		<>
			<span className="find-words">
				<bdi className="find-title">{title}</bdi>{' '}
				{detail !== '' && <bdi className="find-detail">{detail}</bdi>}
			</span>{' '}
			{booking && (
				<span className="find-status">
					<BookingStatus status={booking.status} heldUntil={booking.heldUntil} />{' '}
					<HoldEnd status={booking.status} heldUntil={booking.heldUntil} />
				</span>
			)}
			{mark !== undefined && <span className="find-mark">{mark}</span>}
		</>
	);
}
