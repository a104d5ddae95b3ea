import {Workflow} from '../workflows/workflow.js';

/** A painter and a course. `encerrado`: completed, and taken off the own list afterwards; the certificate stays. */
export const INSCRICAO_STATES = ['inscrito', 'cancelado', 'concluido', 'encerrado'] as const;
export type InscricaoState = (typeof INSCRICAO_STATES)[number];
/** What staff read. */
export const INSCRICAO_LABELS: Readonly<Record<InscricaoState, string>> = {
  inscrito: 'Em andamento',
  cancelado: 'Cancelou',
  concluido: 'Concluiu',
  encerrado: 'Concluiu e saiu',
};
/** The states in which the course is on the painter's own list, and its lessons open. */
export const INSCRITO_STATES: readonly InscricaoState[] = ['inscrito', 'concluido'];
export type InscricaoEvent = 'inscrever' | 'desinscrever' | 'concluir';

/** A painter and a lesson. */
export type AulaState = 'indisponivel' | 'disponivel' | 'concluida';
export type AulaEvent = 'liberar' | 'abrir' | 'finalizar' | 'reprovar' | 'aprovar';

/** What is said in a message after each move of a painter's own. */
export const INSCRICAO_DONE: Readonly<Record<Exclude<InscricaoEvent, 'concluir'>, string>> = {
  inscrever: 'Inscrição realizada com sucesso',
  desinscrever: 'Curso cancelado. Se voltar, você continua de onde parou.',
};

export type CertificadoState = 'nenhum' | 'emitido' | 'revogado';
/** What staff read. */
export const CERTIFICADO_LABELS: Readonly<Record<Exclude<CertificadoState, 'nenhum'>, string>> = {
  emitido: 'Válido',
  revogado: 'Revogado',
};
export type CertificadoEvent = 'emitir' | 'revogar';

/**
 * What may become of a course in a painter's hands (document 1, §4). Repeating what was done already leads to where it is, so
 * that every call may be sent twice.
 */
export const INSCRICAO_WORKFLOW = new Workflow<InscricaoState | 'nao_inscrito', InscricaoEvent>({
  states: ['nao_inscrito', ...INSCRICAO_STATES],
  moves: {
    nao_inscrito: {inscrever: 'inscrito', desinscrever: 'nao_inscrito'},
    inscrito: {inscrever: 'inscrito', desinscrever: 'cancelado', concluir: 'concluido'},
    cancelado: {inscrever: 'inscrito', desinscrever: 'cancelado'},
    concluido: {inscrever: 'concluido', desinscrever: 'encerrado', concluir: 'concluido'},
    encerrado: {inscrever: 'concluido', desinscrever: 'encerrado'},
  },
});

/** Of a lesson: available once the one before is finished; finished by itself, or by passing its assessment. */
export const AULA_WORKFLOW = new Workflow<AulaState, AulaEvent>({
  states: ['indisponivel', 'disponivel', 'concluida'],
  moves: {
    indisponivel: {liberar: 'disponivel'},
    disponivel: {abrir: 'disponivel', finalizar: 'concluida', reprovar: 'disponivel', aprovar: 'concluida'},
    concluida: {abrir: 'concluida', finalizar: 'concluida', aprovar: 'concluida'},
  },
});

/** Issued once, and revoked for good. */
export const CERTIFICADO_WORKFLOW = new Workflow<CertificadoState, CertificadoEvent>({
  states: ['nenhum', 'emitido', 'revogado'],
  moves: {
    nenhum: {emitir: 'emitido'},
    emitido: {emitir: 'emitido', revogar: 'revogado'},
    revogado: {emitir: 'revogado', revogar: 'revogado'},
  },
});

/** Whether the painter has the course on the own list and may open its lessons. */
export const isInscrito = (state: InscricaoState | null | undefined): boolean =>
  INSCRITO_STATES.some(each => each === state);
