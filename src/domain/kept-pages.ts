/** The name of the cache with the pages that were opened in this browser, for when there is no connection. */
export const keptPages = 'pages';

/** Where the worker lies that keeps them, which answers for all below its folder. Every page knows it, and not all addresses. */
export const offlineWorkerPath = '/offline-worker.js';
