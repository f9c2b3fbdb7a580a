/**
 * The look of the button that opens our calendar. It covers Firefox's own indicator, which no
 * style takes away, but not the field's border, which is twice as thick where the date is refused.
 */
export const calendarButton =
	'absolute inset-y-0.5 right-0.5 hidden w-11 place-items-center rounded-md bg-white text-ink-soft hover:text-ink not-noscript:grid';

/** For the field: where our calendar stands, the browser's own would be a second one. */
export const ownIndicator = 'not-noscript:[&::-webkit-calendar-picker-indicator]:hidden';

/** The icon of the button that opens our calendar. */
export function CalendarIcon() {
	return (
		<svg
			aria-hidden="true"
			className="size-5"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
		>
			<path d="M3.5 5h17v15.5h-17zm0 5h17M8 2.5V7m8-4.5V7" />
		</svg>
	);
}
