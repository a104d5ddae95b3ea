import {MAX_FORM_VIDEO_BYTES} from '@clube/domain';
import type {FileLimits} from '../../kernel/http/input/multipart';
import {picture} from '../../kernel/images/picture';
import {videoUpload} from '../../kernel/video/upload';

const MB = 1024 * 1024;

export const cursoCapa = picture({
  folder: 'cursos-capas',
  visible: 'public',
  widths: [480, 960, 1440],
  field: 'linkCapaCurso',
  noun: 'imagem',
});

/** A lesson's poster. */
export const aulaCapa = picture({
  folder: 'cursos-aulas',
  visible: 'public',
  widths: [480, 960],
  field: 'linkCapa',
  noun: 'imagem',
});

export const materialPicture = picture({
  folder: 'cursos-imagens',
  visible: 'private',
  widths: [960, 1600],
  field: 'link',
  noun: 'imagem',
});

/** The preview video of a course, and the videos of lessons. */
export const cursoVideo = videoUpload({
  name: 'curso.video',
  right: 'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula',
  folder: 'cursos-videos',
});

export const PDF = {folder: 'cursos-materiais', types: {'application/pdf': 'pdf'}, bytes: 50 * MB};
export const VTT = {folder: 'cursos-legendas', types: {'text/vtt': 'vtt'}, bytes: MB};
export const CERTIFICADOS = 'certificados';

const form = (name: string, fields: string[]): FileLimits => ({
  name,
  fields,
  maxFiles: fields.length,
  bytes: MAX_FORM_VIDEO_BYTES,
});

export const CURSO_FORM = form('CursoArquivos', ['linkVideo', 'linkCapaCurso']);
export const AULA_FORM = form('AulaArquivos', ['linkVideo', 'linkCapa', 'legenda']);
export const MATERIAL_FORM = form('MaterialArquivos', ['link']);
