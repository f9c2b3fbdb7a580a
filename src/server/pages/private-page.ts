/** Headers of a page about one person: no search engine lists it, and nobody is told its address. */
export const privatePageHeaders = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
