import { verificationLinkLasts } from '#src/domain/users/user.ts';
import { paths, verificationPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

// As the other letters about accounts, none of these repeats what somebody typed.

const onlyOwn = `You have to be signed in to your account for it. If you have none at ${site.name}, you need not do anything: whoever wrote your address into theirs gets nothing of yours.`;

/** The letter with the link that shows that an account's address is its owner's. The token stands in the fragment. */
export function addressLink(recipient: string, siteUrl: string, token: string): NewLetter {
	return laidOut({
		kind: 'email-verification',
		recipient,
		subject: `${site.name}: confirm your email address`,
		keepsText: false,
		blocks: [
			greeting(''),
			action(
				`With this link you confirm that this address is yours. Then the trips that you book with it stand in your account. The link works for ${verificationLinkLasts.text}:`,
				'Confirm my address',
				`${siteUrl}${verificationPath(token)}`,
			),
			paragraph(onlyOwn),
			signature,
		],
	});
}

/** Of the letter to an address that nobody has confirmed yet. */
export const newAddressKind = 'email-change';

/** The letter to a new address, with the link that makes it the account's. */
export function newAddressLink(recipient: string, siteUrl: string, token: string): NewLetter {
	return laidOut({
		kind: newAddressKind,
		recipient,
		subject: `${site.name}: confirm your new email address`,
		keepsText: false,
		blocks: [
			greeting(''),
			action(
				`With this link your account gets this email address: you sign in with it from then on. It works for ${verificationLinkLasts.text}:`,
				'Use this address',
				`${siteUrl}${verificationPath(token)}`,
			),
			paragraph(onlyOwn),
			signature,
		],
	});
}

/** The letter to the address that an account had before, in case it was not its owner who changed it. */
export function emailChanged(recipient: string): NewLetter {
	return laidOut({
		kind: 'email-changed',
		recipient,
		subject: `${site.name}: your account has another email address`,
		keepsText: true,
		blocks: [
			greeting(''),
			paragraph(
				'Your account has another email address from now on, and this one signs in no more. What you booked with this address stays booked, and letters about it come here.',
			),
			paragraph(`If it was not you, please call us at once at ${site.phone}.`),
			signature,
		],
	});
}

/** The letter that says that an account is deleted, and what is not. */
export function accountDeleted(recipient: string, siteUrl: string): NewLetter {
	return laidOut({
		kind: 'account-deleted',
		recipient,
		subject: `${site.name}: your account is deleted`,
		keepsText: true,
		blocks: [
			greeting(''),
			paragraph(
				'Your account is deleted as you asked, with its saved travelers. You are signed out everywhere.',
			),
			action(
				'Your bookings stay as they are. Their letters lead to them, and Find my booking sends their links to this address again:',
				'Find my booking',
				`${siteUrl}${paths.findBooking}`,
			),
			paragraph(
				`If we shall delete what we keep of your bookings, too, or if it was not you, call us at ${site.phone}.`,
			),
			signature,
		],
	});
}
