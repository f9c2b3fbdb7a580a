/** The name of the cache with the pages that were opened in this browser, for when there is no connection. */
export const keptPages = 'pages';
