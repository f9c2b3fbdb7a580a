import type { ReactNode } from 'react';

/**
 * What a `<fresh-rows>` shows in place of what the page was built with: asks the API for the rows, and is the React
 * that shows them. Loaded only where the page is out of date, so that it may import what it likes.
 * @param asked the data attributes of the element: `id` is its `data-id`
 * @throws when the rows cannot be had
 */
export type FreshView = (asked: DOMStringMap) => Promise<ReactNode>;
