import { formatMoney } from '../money.ts';
import { flightCancellation } from './refund-policy.ts';

const { flexibleHours, flexibleLeadDays, serviceFee } = flightCancellation;

/** What a flight gives back, as a part of a sentence: the refund policy in one. */
export const flightRefundInWords = `cancelled within ${flexibleHours} hours of booking and ${flexibleLeadDays} days or more ahead, everything comes back; later what the airline refunds, less ${formatMoney(serviceFee)} a traveller`;
