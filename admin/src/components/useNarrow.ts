import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is so narrow that the rows of a list are cards instead of lines of a table. */
export const useCards = (): boolean => useMediaQuery('(width < 700px)', {noSsr: true});
