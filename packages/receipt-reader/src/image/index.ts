export {openImage} from './open';
export {sharpenStrokes} from './straighten/light';
export {cropToCorners, resizeImage} from './sample';
export {straighten} from './straighten/straighten';
export {studyInk, type InkStudy} from './study/study';
export {rotateImage} from './rotate';
export {findPapers} from './papers/papers';
export {ImageRefused, type QuarterTurn, type PageImage, type Paper} from './types';
export {PAPER_WHITE} from './limits';
