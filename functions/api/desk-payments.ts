import * as contract from '#src/contract/desk/record-payment.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { recordPayment } from '#src/server/bookings/operations/record-payment.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [deskRoute(contract.recordPayment, askedByDesk(recordPayment))];
