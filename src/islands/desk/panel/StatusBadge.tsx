const tones = {
	waiting: 'status-waiting',
	good: 'status-good',
	bad: 'status-bad',
	over: 'status-over',
	plain: '',
};
export type StatusTone = keyof typeof tones;

/** Where something stands, in a word. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
	return <span className={`status ${tones[tone]}`}>{children}</span>;
}
