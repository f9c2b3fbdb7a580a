import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { dayTitle } from '#src/domain/tours/day-title.ts';
import { mealsOfDayInWords } from '#src/domain/tours/fact-words.ts';
import { stayInWords } from '#src/domain/tours/stay-words.ts';
import { ListEditorTools } from '#src/ui/ListEditorTools.tsx';

import { placeName } from '../places-like.ts';

type Props = {
	day: ItineraryDay;
	/** From 0. */
	index: number;
	isLast: boolean;
	isOpen: boolean;
	/** The id of its fields. */
	fields: string;
	onToggle: () => void;
	onMove: (way: 'up' | 'down') => void;
	onDuplicate: () => void;
	onRemove: () => void;
};

/** A day in one line: what unfolds its fields, and what moves it, copies it and takes it away. */
export function DayHead(props: Props) {
	const { day, index, isLast, isOpen, fields, onToggle, onMove, onDuplicate, onRemove } = props;
	const { title } = dayTitle(day.title, index);
	return (
		<div className="day-head">
			<button
				type="button"
				className="day-head-title"
				aria-expanded={isOpen}
				aria-controls={isOpen ? fields : undefined}
				onClick={onToggle}
			>
				<span className="day-head-number">Day {index + 1}</span>
				<span className="day-head-text">
					<span className="font-semibold">{title.trim() || 'Not titled yet'}</span>
					{!isOpen && <span className="hint">{inShort(day)}</span>}
				</span>
			</button>
			<ListEditorTools
				name={`day ${index + 1}`}
				isFirst={index === 0}
				isLast={isLast}
				onMove={onMove}
				onDuplicate={onDuplicate}
				onRemove={onRemove}
			/>
		</div>
	);
}

/** 'Ubud, Denpasar · Breakfast · Hotel' */
function inShort(day: ItineraryDay): string {
	const names = day.places.map(placeName);
	return [names.join(', '), mealsOfDayInWords(day.meals), stayInWords([day], 0)]
		.filter(Boolean)
		.join(' · ');
}
