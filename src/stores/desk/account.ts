import { ApiError } from '#src/browser/api.ts';
import { saveFile } from '#src/browser/save-file.ts';
import {
	beginSetUp,
	endOwnSession,
	finishSetUp,
	getOwnAccount,
	type OwnSession,
	type SetUpForm,
	signOutEverywhere,
	type TurnOffForm,
	turnOffSecondFactor,
} from '#src/contract/desk/account.ts';
import { formatRecoveryCode } from '#src/domain/users/second-factor.ts';
import { site } from '#src/site.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { refreshSession } from '../users/session.ts';
import { leaveQuietly } from './access.ts';
import { callDeskApi } from './call-desk-api.ts';
import { confirmed } from './confirm.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** How the administrator signs in, and where they are signed in. */
export const ownAccountQuery = {
	queryKey: [getOwnAccount.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(getOwnAccount, { signal }),
	// What is shown is acted upon.
	staleTime: 0,
};

/** A secret that an app makes codes from: a new one each time that it is asked for, and while it is shown the same. */
export const secretQuery = {
	queryKey: [beginSetUp.path],
	queryFn: () => callDeskApi(beginSetUp, { body: {} }),
	staleTime: Infinity,
	gcTime: 0,
	retry: false,
	refetchOnReconnect: false,
};

/** What became of a form: what it was sent for, or what is wrong with its fields. */
export type Sent<Result, Form> = { result: Result } | { errors: FieldErrors<keyof Form & string> };

/** Turns the second factor on. Gives the recovery codes, digits alone. */
export function turnOn(form: SetUpForm): Promise<Sent<string[], SetUpForm>> {
	return sent('Second factor not turned on', ['code'], async () => {
		const { recoveryCodes } = await callDeskApi(finishSetUp, { body: form });
		return recoveryCodes;
	});
}

/** Turns the second factor off. */
export function turnOff(form: TurnOffForm): Promise<Sent<null, TurnOffForm>> {
	return sent('Second factor not turned off', ['password', 'code'], async () => {
		await callDeskApi(turnOffSecondFactor, { body: form });
		showToast({ title: 'Second factor turned off', tone: 'success' });
		return null;
	});
}

/** Ends a session elsewhere; one's own closes the panel. */
export async function endSession({ id, isThis, device }: OwnSession): Promise<void> {
	const isDone = await done('Session not ended', () =>
		callDeskApi(endOwnSession, { params: { id } }),
	);
	if (isDone && isThis) return leaveQuietly();
	if (isDone) showToast({ title: 'Session ended', description: device, tone: 'success' });
	refetch();
}

/** Ends every session of the account, after a question, and closes the panel. */
export async function leaveEverywhere(): Promise<void> {
	const isAgreed = await confirmed({
		title: 'Sign out everywhere?',
		hint: 'Every session of your account ends, this one too, and no device is known any more.',
		yes: 'Sign out everywhere',
	});
	if (!isAgreed) return;
	if (!(await done('Not signed out', () => callDeskApi(signOutEverywhere, { body: {} })))) return;
	leaveQuietly();
	showToast({ title: 'You are signed out everywhere' });
}

/** Opens the panel to whoever has set up what the site asks for. */
export const openAfterSetUp = () => refreshSession();

/** Recovery codes as a text, to be kept. */
export function recoveryText(codes: readonly string[]): string {
	const lines = codes.map(formatRecoveryCode);
	return `${site.name}: recovery codes. Each opens the back office once.\n\n${lines.join('\n')}\n`;
}

/** Saves recovery codes as a file. */
export function saveRecoveryCodes(codes: readonly string[]): void {
	saveFile('recovery-codes.txt', new Blob([recoveryText(codes)], { type: 'text/plain' }));
}

async function sent<Result, Form>(
	failed: string,
	fields: readonly (keyof Form & string)[],
	send: () => Promise<Result>,
): Promise<Sent<Result, Form>> {
	try {
		const result = await send();
		refetch();
		return { result };
	} catch (error) {
		const errors = refusedFields(error, fields);
		const isAtField = Object.keys(errors).length > 0;
		if (!isAtField) tell(failed, error);
		return { errors };
	}
}

async function done(failed: string, send: () => Promise<unknown>): Promise<boolean> {
	try {
		await send();
		return true;
	} catch (error) {
		// Somebody was quicker: it is gone all the same.
		if (error instanceof ApiError && error.status === 404) return true;
		tell(failed, error);
		return false;
	}
}

function tell(title: string, error: unknown): void {
	showToast({ title, description: failureReason(error), tone: 'destructive' });
}

function refetch(): void {
	void queryClient.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
}
