import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the table when the row that has it leaves, as a confirmed booking does from the list of those that
 * wait: the row that comes into its place gets it.
 * @returns what is told which row may leave, and its place: the first at 0
 */
export function useKeptPlace(rows: readonly { id: number }[] | undefined) {
	const kept = useRef<{ id: number; place: number } | null>(null);
	useEffect(() => {
		if (!rows || !kept.current) return;
		const { id, place } = kept.current;
		if (rows.some((row) => row.id === id)) return;
		kept.current = null;
		if (document.activeElement !== document.body) return;
		const doors = document.querySelectorAll<HTMLElement>('.data-open');
		doors[Math.min(place, doors.length - 1)]?.focus();
	}, [rows]);
	return (id: number, place: number) => {
		kept.current = { id, place };
	};
}
