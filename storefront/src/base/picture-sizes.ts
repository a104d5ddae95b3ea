// How wide a prize's photo is shown, as of `img`: what asks for it early and what shows it say the same, or it is fetched twice.

export const CARD_PICTURE = '(max-width: 639px) 62vw, 288px';
export const DETAIL_PICTURE = '(max-width: 899px) 100vw, 600px';

/** So many prizes of the store are seen without scrolling on a phone. */
export const CARDS_SEEN = 2;
