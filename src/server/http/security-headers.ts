/** Two years of HTTPS only; browsers heed it on HTTPS, so that it does no harm on one machine. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** What every answer of the API carries, by lower-case names: it is JSON, and never a page or a part of one. */
export const apiHeaders = {
	'content-type': 'application/json; charset=utf-8',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'cross-origin-resource-policy': 'same-origin',
	'strict-transport-security': strictTransportSecurity,
	'x-content-type-options': 'nosniff',
} as const;
