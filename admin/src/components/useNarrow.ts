import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is a phone's: lists show their rows as cards, and charts shorten their labels. */
export const useNarrow = (): boolean => useMediaQuery('(width < 700px)', {noSsr: true});
