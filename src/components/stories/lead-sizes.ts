/** How wide the picture of the leading story is on screen; its preload and its picture must agree. */
export const leadSizes = '(min-width: 1280px) 500px, (min-width: 768px) 41vw, 93vw';
