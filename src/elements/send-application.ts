import { applicationForm, createApplication } from '#src/contract/requests/requests.ts';
import { watchAttempt } from '#src/stores/forms/send-once.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { $waiting } from '#src/stores/forms/waiting.ts';
import { sendApplication, tellArrived } from '#src/stores/requests/requests.ts';

type Errors = Partial<Record<string, string>>;

/**
 * Sends what the form holds if it obeys the contract. What is wrong, in the browser's view or the server's, is
 * said at its field, and the first such field gets the focus.
 * @param onStored called with the applicant's address once the application is stored, and whether no letter goes there
 */
export async function submitApplication(
	form: HTMLFormElement,
	onStored: (email: string, noLetter: boolean) => void,
): Promise<void> {
	mendAsTyped(form);
	const { data, errors } = check(form);
	if (!data) return showErrors(form, errors);
	const refused = await sendApplication(data, ({ noLetter = false }) =>
		onStored(data.email, noLetter),
	);
	showErrors(form, refused);
}

const draft = typedDraft(createApplication.path);

/**
 * Fills the form in with what was typed before a reload, keeps what is typed, and finds out what became of what was sent
 * and never answered.
 */
export function keepApplication(form: HTMLFormElement): void {
	const fields = [...form.elements].filter(isField).filter(({ name }) => keptFields.includes(name));
	const kept = draft.read(keptFields, new Date());
	for (const field of fields) if (field.value === '') field.value = kept[field.name] ?? '';
	if (Object.keys(kept).length > 0) sayKept(form, fields);
	const keep = () => {
		const typed = fields.filter(({ value }) => value !== '');
		draft.write(Object.fromEntries(typed.map(({ name, value }) => [name, value])), new Date());
	};
	// Somebody may have typed while this was fetched.
	if (fields.some(({ name, value }) => value !== (kept[name] ?? ''))) keep();
	form.addEventListener('input', keep);
	followWaiting(form);
	watchAttempt(createApplication, () => '', {
		isSending: () => form.querySelector('[type=submit]')?.ariaDisabled === 'true',
		onStored: () => {
			form.reset();
			tellArrived(createApplication.path);
		},
	});
}

/** Says that what was sent waits for a connection, and takes it back. */
function followWaiting(form: HTMLFormElement): void {
	const note = form.querySelector<HTMLElement>('[data-waiting]');
	if (!note) return;
	note.querySelector('button')?.addEventListener('click', () => $waiting.get()?.takeBack());
	$waiting.subscribe((waiting) => {
		note.hidden = waiting === null;
	});
}

/** Says that the form was filled in with what this browser kept, and takes it back: others may use it, too. */
function sayKept(form: HTMLFormElement, fields: readonly Field[]): void {
	const note = form.querySelector<HTMLElement>('[data-kept]');
	if (!note) return;
	note.hidden = false;
	note.querySelector('button')?.addEventListener('click', () => {
		form.reset();
		draft.remove();
		note.hidden = true;
		// What was pressed is gone: the keyboard goes on where the form begins.
		fields[0]?.focus();
	});
}

const keptFields = ['name', 'email', 'phone', 'link', 'message'];

const mended = new WeakSet<HTMLFormElement>();

/** From the first submit on, what is said of a field is said anew while it is changed. */
function mendAsTyped(form: HTMLFormElement): void {
	if (mended.has(form)) return;
	mended.add(form);
	form.addEventListener('input', ({ target }) => {
		if (isField(target) && target.ariaInvalid) showError(target, check(form).errors[target.name]);
	});
}

function check(form: HTMLFormElement) {
	const { link, website: _, ...fields } = Object.fromEntries(new FormData(form));
	const isGiven = typeof link === 'string' && link.trim() !== '';
	const { data, error } = applicationForm.safeParse(isGiven ? { ...fields, link } : fields);
	const errors: Errors = {};
	for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
	return { data, errors };
}

function showErrors(form: HTMLFormElement, errors: Errors): void {
	const fields = [...form.elements].filter(isField);
	for (const field of fields) showError(field, errors[field.name]);
	fields.find(({ ariaInvalid }) => ariaInvalid)?.focus();
}

function showError(field: Field, message: string | undefined): void {
	const line = document.getElementById(`${field.id}-error`);
	if (line) line.textContent = message ?? '';
	field.ariaInvalid = message ? 'true' : null;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: unknown): element is Field {
	return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
