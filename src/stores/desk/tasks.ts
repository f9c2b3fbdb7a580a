import { attemptIdFor } from '#src/browser/attempts.ts';
import { addTask as addTaskEndpoint, newTask, type NewTask } from '#src/contract/desk/tasks.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { issuesByPath } from './issues-by-path.ts';
import { reloadQueue } from './queue.ts';

type Field = 'title' | 'dueAt';

/**
 * Puts a task into Today, and says where that failed.
 * @param begun when its form was opened: the same words of another form are another task
 * @returns whether it is stored, and what the server refuses of it
 */
export async function addTask(
	task: NewTask,
	begun: number,
): Promise<{ isStored: boolean; refused: FieldErrors<Field> }> {
	const about = 'task';
	const read = newTask.safeParse(task);
	if (!read.success) return { isStored: false, refused: issuesByPath(read.error.issues) };
	try {
		const headers = { [attemptHeader]: attemptIdFor({ ...task, begun }) };
		await callDeskApi(addTaskEndpoint, { body: task, headers });
		showToast({ title: 'Task Added', description: task.title, tone: 'success', about });
		reloadQueue();
		return { isStored: true, refused: {} };
	} catch (error) {
		const refused = refusedFields(error, ['title', 'dueAt']);
		if (Object.keys(refused).length === 0) {
			const description = failureReason(error);
			showToast({ title: 'Task Not Added', description, tone: 'destructive', about });
		}
		return { isStored: false, refused };
	}
}
