import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react';

import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { lowestOf, type PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';

import { dayInWords } from './day-in-words.ts';
import { graphScale, stepWidth } from './graph-scale.ts';
import { GraphAxis, GraphBars } from './GraphBars.tsx';
import { GraphMonths } from './GraphMonths.tsx';
import { openTrip } from './trip-address.ts';

type Props = {
	days: readonly PricedTrip[];
	/** The index of the day that is pointed at. */
	at: number;
	/** That of the search; -1 where it is none of these days. */
	chosen: number;
	/** Whether weeks and months have their names yet: half a hundred of them in the same frame are long on a phone. */
	areNamed: boolean;
	/** Told the departure. */
	onPoint: (day: string) => void;
	pathOf: (day: PricedTrip) => string;
};

const keys: Record<string, (at: number, last: number) => number> = {
	ArrowLeft: (at) => at - 1,
	ArrowDown: (at) => at - 1,
	ArrowRight: (at) => at + 1,
	ArrowUp: (at) => at + 1,
	PageDown: (at) => at - 7,
	PageUp: (at) => at + 7,
	Home: () => 0,
	End: (_, last) => last,
};

/**
 * The bars, as a slider along the days: a mouse points and chooses, a finger points, and arrow keys walk. It scrolls within
 * itself.
 */
export function GraphSlider({ days, at, chosen, areNamed, onPoint, pathOf }: Props) {
	const scroller = useRef<HTMLDivElement>(null);
	const id = useId();
	const scale = useMemo(() => graphScale(days), [days]);
	const lowest = useMemo(() => lowestOf(days), [days]);
	const day = days[at];
	useEffect(() => {
		const box = scroller.current;
		if (box) box.scrollLeft = (Math.max(0, chosen) + 0.5) * stepWidth - box.clientWidth / 2;
	}, [chosen]);

	const point = (index: number) => {
		const pointed = days[Math.min(days.length - 1, Math.max(0, index))];
		if (pointed) onPoint(pointed.departureDate);
	};
	const dayUnder = (event: { clientX: number; currentTarget: HTMLElement }) =>
		Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / stepWidth);
	const walk = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && day) openTrip(pathOf(day));
		const move = keys[event.key];
		if (!move) return;
		event.preventDefault();
		const next = Math.min(days.length - 1, Math.max(0, move(at, days.length - 1)));
		point(next);
		if (scroller.current) keepInView(scroller.current, next);
	};
	const hover = (event: PointerEvent<HTMLDivElement>) => {
		if (event.pointerType === 'mouse') point(dayUnder(event));
	};
	return (
		<div className="dates-graph-frame">
			<GraphAxis scale={scale} />
			<p id={id} className="visually-hidden">
				Arrow keys move by a day, Page Up and Page Down by a week. Enter shows the flights of the
				day.
			</p>
			<div ref={scroller} className="dates-graph-scroller">
				<div
					className="dates-slider"
					style={{ width: days.length * stepWidth }}
					role="slider"
					tabIndex={0}
					aria-label="Departure day"
					aria-describedby={id}
					aria-valuemin={0}
					aria-valuemax={days.length - 1}
					aria-valuenow={at}
					aria-valuetext={day && dayInWords(day, day.price === lowest)}
					onKeyDown={walk}
					onPointerMove={hover}
					onClick={(event) => {
						const pressed = days[dayUnder(event)];
						if (!pressed) return;
						point(dayUnder(event));
						if (Reflect.get(event.nativeEvent, 'pointerType') === 'mouse')
							openTrip(pathOf(pressed));
					}}
				>
					<GraphBars {...{ days, scale, chosen, areNamed }} />
					<div aria-hidden="true" className="dates-months">
						{areNamed && <GraphMonths days={days} />}
					</div>
					{day && (
						<Pointed
							day={day}
							at={at}
							isChosen={at === chosen}
							count={days.length}
							top={scale.up(day.price)}
						/>
					)}
				</div>
			</div>
		</div>
	);
}

type PointedProps = {
	day: PricedTrip;
	at: number;
	isChosen: boolean;
	count: number;
	top: number;
};

/** What stands over the bar that is pointed at; at the ends of the graph it stays within. */
function Pointed({ day, at, isChosen, count, top }: PointedProps) {
	const x = (at + 0.5) * stepWidth;
	const half = 56;
	return (
		<div aria-hidden="true">
			{!isChosen && (
				<div
					className="dates-pointed-bar"
					style={{ left: at * stepWidth, width: stepWidth, top }}
				/>
			)}
			<p
				className="dates-pointed-label"
				style={{ left: Math.min(count * stepWidth - half, Math.max(half, x)) }}
			>
				{formatShortDate(day.departureDate)}{' '}
				<strong className="price">{formatMoney(day.price)}</strong>
			</p>
		</div>
	);
}

/** A few days around the one that is pointed at are always seen. */
function keepInView(box: HTMLElement, at: number): void {
	const margin = 8 * stepWidth;
	const [left, right] = [at * stepWidth - margin, (at + 1) * stepWidth + margin];
	if (left < box.scrollLeft) box.scrollLeft = left;
	if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
