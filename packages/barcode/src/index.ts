export {findStrips, type Strip} from './find-strips.js';
export type {GrayImage} from './gray-image.js';
export type {ProfileText as TextInBars} from './runs.js';
export {readBars, readBlurredBars, type Bars, type BarReading, type ReadProfile} from './read-bars.js';
