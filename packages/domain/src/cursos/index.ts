export * from './states.js';
export * from './aulas.js';
export * from './effect.js';
export * from './watching.js';
export * from './avaliacao.js';
export * from './material.js';
export * from './certificado.js';
export * from './carga-horaria.js';
export {
  PAPER_HEIGHT,
  PAPER_WIDTH,
  type MeasureText,
  type PaperShape,
  type PaperText,
  type Typeface,
} from './certificado/shapes.js';
export {drawCertificado, type CertificadoDrawing, type CertificadoPdfData} from './certificado/draw-certificado.js';
export type {ModuloPdfData} from './certificado/chips.js';
