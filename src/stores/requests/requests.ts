import { callFromForm } from '#src/browser/call-from-form.ts';
import {
	type CallBackForm,
	callBackForm,
	type CallBackReceipt,
	createCallBack,
} from '#src/contract/requests/call-back.ts';
import {
	type ApplicationForm,
	applicationForm,
	type ApplicationReceipt,
	createApplication,
	createCustomOffer,
	createInquiry,
	type CustomOfferForm,
	customOfferForm,
	type CustomOfferReceipt,
	type InquiryForm,
	inquiryForm,
	type InquiryReceipt,
	subscribe,
} from '#src/contract/requests/requests.ts';
import { sentWords } from '#src/domain/requests/sent-words.ts';
import { noLetterTo } from '#src/domain/requests/suppression.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';

import { failureWords } from '../forms/failure-words.ts';
import {
	type FieldErrors,
	fieldsOf,
	refusalMessage,
	refusedFields,
	serverMessage,
	tryLater,
} from '../forms/refusal.ts';
import { type Sent, sendOnce } from '../forms/send-once.ts';
import { typedDraft } from '../forms/typed-draft.ts';
import { TakenBack } from '../forms/waiting.ts';
import { dismissToastsAbout, showToast, type ToastMessage } from '../toasts.ts';

/**
 * Asks for a custom travel offer and says how that went.
 * @param onStored called before it is said: it closes the dialog, under which a toast could not be heard
 * @returns the fields the server refused; empty when it was stored or failed as a whole
 */
export function requestCustomOffer(
	form: CustomOfferForm,
	onStored: (receipt: CustomOfferReceipt) => void,
): Promise<FieldErrors<keyof CustomOfferForm>> {
	return sendForm(sendOnce(createCustomOffer, form), fieldsOf(customOfferForm), onStored, {
		about: createCustomOffer.path,
		stored: ({ noLetter }) => andNoLetter(sentWords.offer, noLetter && form.email),
		failed: (error) => ({
			title: 'There was a problem with your submission.',
			description: refusalMessage(error) ?? 'Please try again later or contact us directly.',
		}),
	});
}

/**
 * Sends the message of the contact page and says how that went.
 * @param onStored called before it is said
 * @returns the fields the server refused; empty when it was stored or failed as a whole
 */
export function sendInquiry(
	form: InquiryForm,
	onStored: (receipt: InquiryReceipt) => void,
): Promise<FieldErrors<keyof InquiryForm>> {
	return sendForm(sendOnce(createInquiry, form), fieldsOf(inquiryForm), onStored, {
		about: createInquiry.path,
		stored: ({ noLetter }) => andNoLetter(sentWords.message, noLetter && form.email),
		failed: (error) => ({ title: 'Failed to send message', description: reason(error) }),
	});
}

/**
 * Asks the desk to call and says how that went, save that it was stored: what takes the form's place does.
 * @param onStored called once it is stored
 * @returns the fields the server refused; empty when it was stored or failed as a whole
 */
export function requestCallBack(
	form: CallBackForm,
	onStored: (receipt: CallBackReceipt) => void,
): Promise<FieldErrors<keyof CallBackForm>> {
	return sendForm(sendOnce(createCallBack, form), fieldsOf(callBackForm), onStored, {
		about: createCallBack.path,
		failed: (error) => ({ title: 'Your request was not sent', description: reason(error) }),
	});
}

/**
 * Sends an application for a job and says how that went, save that it was stored: the page does.
 * @param onStored called once it is stored
 * @returns the fields the server refused; empty when it was stored or failed as a whole, as for a job that is closed
 */
export function sendApplication(
	form: ApplicationForm,
	onStored: (receipt: ApplicationReceipt) => void,
): Promise<FieldErrors<Exclude<keyof ApplicationForm, 'job'>>> {
	const { job: _, ...fields } = applicationForm.shape;
	return sendForm(sendOnce(createApplication, form), fieldsOf({ shape: fields }), onStored, {
		about: createApplication.path,
		failed: (error) => ({ title: 'Failed to send application', description: reason(error) }),
	});
}

/** Subscribes an address to the newsletter and says how that went; `onStored` is called before. */
export async function subscribeToNewsletter(email: string, onStored: () => void): Promise<void> {
	// An address that is subscribed already is told the same: it can be sent again without a try's id.
	const subscribing = callFromForm(subscribe, { body: { email } });
	const sending = subscribing.then((receipt) => ({ receipt, isEarlier: false }));
	await sendForm(sending, [], onStored, {
		about: subscribe.path,
		stored: () => sentWords.newsletter,
		failed: (error) => ({ title: 'Subscription failed', description: reason(error) }),
	});
}

type Words<Receipt> = {
	/** Says that a success takes the place of the failure before it. */
	about: string;
	/** Left out where the page itself says it. */
	stored?: (receipt: Receipt) => ToastMessage;
	failed: (error: unknown) => ToastMessage;
};

/**
 * Waits for a form to be stored, and says how that went.
 * @param onStored called before it is said
 * @returns the fields the server refused
 */
export async function sendForm<Field extends string, Receipt>(
	sending: Promise<Sent<Receipt>>,
	fields: readonly Field[],
	onStored: (receipt: Receipt) => void,
	{ about, stored, failed }: Words<Receipt>,
): Promise<FieldErrors<Field>> {
	let sent: Sent<Receipt>;
	try {
		sent = await sending;
	} catch (error) {
		if (error instanceof TakenBack) return {};
		const refused = refusedFields(error, fields);
		const isWhole = Object.keys(refused).length === 0;
		if (isWhole) showToast({ ...failureWords(error, failed), about });
		return refused;
	}
	if (sent.isEarlier) {
		showToast({ ...earlierWords, about });
		return {};
	}
	const { receipt } = sent;
	typedDraft(about).remove();
	onStored(receipt);
	if (stored) showToast({ ...stored(receipt), about, tone: 'success' });
	else dismissToastsAbout(about);
	return {};
}

/** Says that what was sent from here before a reload, or while the line was away, has arrived. */
export function tellArrived(about: string): void {
	typedDraft(about).remove();
	showToast({
		title: 'What you sent has arrived',
		description: 'Only the answer to it was lost on the way: you need not send it again.',
		about,
		tone: 'success',
	});
}

const earlierWords: ToastMessage = {
	title: 'Your first try had arrived',
	description:
		'It is stored as you sent it then, and not as it stands here now. If what you have changed matters, send it again.',
};

/**
 * Told with what was stored where no letter confirms it: whoever waits for one thinks that nothing arrived. With
 * something to do, it stays long enough to be read.
 */
function andNoLetter(stored: { title: string; description: string }, to: string | undefined) {
	if (!to) return stored;
	const call = () => location.assign(telephoneLink(site.phone));
	return {
		...stored,
		description: `${stored.description} ${noLetterTo(to)}`,
		actions: [{ title: `Call ${site.phone}`, run: call }],
	};
}

function reason(error: unknown): string {
	return serverMessage(error) ?? tryLater;
}
