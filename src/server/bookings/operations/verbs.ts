import type { OperationAction } from '#src/domain/bookings/operation.ts';

import { addTraveller } from './add-traveller.ts';
import { callOff } from './call-off.ts';
import { cancel } from './cancel.ts';
import { changeContact } from './change-contact.ts';
import { changePrice } from './change-price.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeTravellers } from './change-travellers.ts';
import { confirm } from './confirm.ts';
import { extendHold } from './extend-hold.ts';
import { holdAgain } from './hold-again.ts';
import { issueInvoice } from './issue-invoice.ts';
import { move } from './move.ts';
import type { Operation } from './operation.ts';
import { recordPayment } from './record-payment.ts';
import { reopen } from './reopen.ts';
import { sendLetter } from './send-letter.ts';
import { setPaymentTerms } from './set-payment-terms.ts';
import { takeKeptSeats } from './take-kept-seats.ts';

/** Each operation by what the log calls it; whoever joins a party leaves it as everybody else does. */
export const verbs: Record<OperationAction, Pick<Operation<never>, 'undo'>> = {
	confirm,
	cancel,
	'call off': callOff,
	'take kept seats': takeKeptSeats,
	're-open': reopen,
	move,
	'change contact': changeContact,
	'change travellers': changeTravellers,
	'change party': addTraveller,
	'change schedule': changeSchedule,
	'change price': changePrice,
	'extend hold': extendHold,
	'hold again': holdAgain,
	'record payment': recordPayment,
	'set payment terms': setPaymentTerms,
	'issue invoice': issueInvoice,
	'send letter': sendLetter,
};
