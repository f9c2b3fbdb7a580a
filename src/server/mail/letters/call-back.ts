import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { site } from '#src/site.ts';

import { facts, lines, note, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

type CallBack = {
	id: number;
	name: string;
	phone: string;
	/** '' where none was given. */
	email: string;
	/** '' where none was given. */
	reference: string;
	slotFrom: Date;
	slotTo: Date;
};

/** The letter that says when the desk calls. Of what was typed it repeats nothing but the name. */
export function callBackReceived({ name, email, slotFrom, slotTo }: CallBack): NewLetter {
	return laidOut({
		kind: 'call-back-received',
		recipient: email,
		subject: `${site.name}: we will call you`,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph('Our booking desk will call you on the number that you gave us:'),
			facts(null, note(slotLabel(site, { from: slotFrom, to: slotTo }))),
			paragraph(`If another time suits you better, answer this letter or call us: ${site.phone}.`),
			signature,
		],
	});
}

/** The letter that asks the desk to call; its answer goes to the visitor, where there is an address. */
export function callBackForDesk(callBack: CallBack): NewLetter {
	const { id, name, phone, email, reference, slotFrom, slotTo } = callBack;
	const slot = slotLabel(site, { from: slotFrom, to: slotTo });
	return laidOut({
		kind: 'call-back-for-desk',
		recipient: site.email,
		...(email !== '' && { replyTo: email }),
		subject: `Call ${name}: ${slot}`,
		keepsText: true,
		blocks: [
			paragraph(`Call-back ${id}. Please call in this hour, and mark it as called in the panel.`),
			lines(slot),
			lines(name, phone, email || 'no email address given'),
			lines(`Booking: ${reference || 'none named'}`),
		],
	});
}
