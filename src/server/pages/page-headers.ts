import { strictTransportSecurity } from '../http/security-headers.ts';

/**
 * What a page that a function answers must carry. Netlify adds the headers of `netlify.toml` to files only;
 * a test keeps these the same as the ones for files there.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
	'Content-Security-Policy':
		"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': strictTransportSecurity,
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};
