export {Scene} from './Scene';
export {RareScene} from './RareScene';
export {PremioIllustration} from './PremioIllustration';
export {Drawing} from './Drawing';
export type {DrawingName} from './drawings';
export {PAINTS, paintFor, type Paint} from './seed';
