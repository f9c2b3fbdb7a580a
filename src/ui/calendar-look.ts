const navigationButton =
	'grid size-11 place-items-center rounded-full hover:bg-paper-deep aria-disabled:invisible';

/** How the parts of a calendar look, by the names that react-day-picker gives them. */
export const calendarLook = {
	root: 'relative p-3',
	month_caption: 'grid h-11 place-items-center font-display text-lg font-semibold',
	nav: 'absolute inset-x-3 top-3 flex justify-between',
	button_previous: navigationButton,
	button_next: navigationButton,
	chevron: 'size-4 fill-current',
	month_grid: 'w-full table-fixed border-collapse',
	weekday: 'py-1 text-sm font-normal text-ink-soft',
	day: 'p-0 text-center',
	day_button:
		'aspect-square w-full cursor-pointer rounded-full tabular-nums hover:bg-paper-deep disabled:cursor-not-allowed disabled:text-ink-faint disabled:line-through disabled:hover:bg-transparent',
	today: 'font-bold',
	selected:
		'[&_button]:bg-ink [&_button]:text-paper [&_button:hover]:bg-ink forced-colors:[&_button]:outline',
};
