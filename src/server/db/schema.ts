export { bookings } from './schema/bookings.ts';
export { destinations, flights, seeds, testimonials, tours } from './schema/catalog.ts';
export { applications, customOffers, inquiries, outbox, subscribers } from './schema/requests.ts';
export { passwordResets, rateLimits, sessions, users } from './schema/users.ts';
