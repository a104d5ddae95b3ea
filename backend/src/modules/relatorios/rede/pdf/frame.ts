/** Of the report's pages, in points: where what is written begins, its width, and down to where. */
export const FRAME = {left: 41, width: 513, top: 66, bottom: 785} as const;
