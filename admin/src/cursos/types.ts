import type {Schema} from '@clube/api-client';

/** A course in the list. */
export type Curso = Schema<'Curso'>;
/** A course with all its contents. */
export type CursoCompleto = Schema<'CursoCompleto'>;
export type Modulo = Schema<'ModuloDoCurso'>;
export type Aula = Schema<'AulaDoCurso'>;
export type Avaliacao = Schema<'AvaliacaoDaAula'>;
export type Material = Schema<'MaterialDaAula'>;
export type NumerosDaAula = Schema<'NumerosDaAula'>;
export type NumerosDaPergunta = Schema<'NumerosDaPergunta'>;
export type Certificado = Schema<'CertificadoEmitido'>;
