import type { ScheduleQuestion } from '#src/domain/trips/schedule-answer.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const states: Record<ScheduleQuestion, { tone: StatusTone; label: string }> = {
	asked: { tone: 'waiting', label: 'The traveller is asked' },
	told: { tone: 'plain', label: 'Told, and nothing is asked' },
	accepted: { tone: 'good', label: 'The traveller accepts' },
	refund: { tone: 'over', label: 'The traveller took the refund' },
	closed: { tone: 'over', label: 'Nobody answered' },
};

/** What became of new flight times. */
export function ScheduleState({ question }: { question: ScheduleQuestion }) {
	const { tone, label } = states[question];
	return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
