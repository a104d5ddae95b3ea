// The `sizes` of prize photos. Prefetching and rendering must use the same value, otherwise the photo is loaded twice.

export const CARD_PICTURE = '(max-width: 639px) 62vw, 288px';
export const DETAIL_PICTURE = '(max-width: 899px) 100vw, 600px';

/** The number of prizes visible without scrolling on a phone. */
export const CARDS_SEEN = 2;
