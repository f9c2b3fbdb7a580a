/** The index of the tab that a key leads to from the current one, from 0; null where it leads to none. */
export function nextTab(key: string, current: number, count: number): number | null {
	switch (key) {
		case 'ArrowRight':
			return (current + 1) % count;
		case 'ArrowLeft':
			return (current + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
