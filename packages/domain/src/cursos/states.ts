import {Workflow} from '../workflows/workflow.js';

/** States of a painter's enrolment. `encerrado`: completed, then removed from the painter's list; the certificate remains. */
export const INSCRICAO_STATES = ['inscrito', 'cancelado', 'concluido', 'encerrado'] as const;
export type InscricaoState = (typeof INSCRICAO_STATES)[number];
/** What staff read. */
export const INSCRICAO_LABELS: Readonly<Record<InscricaoState, string>> = {
  inscrito: 'Em andamento',
  cancelado: 'Cancelou',
  concluido: 'Concluiu',
  encerrado: 'Concluiu e saiu',
};
/** The states in which the course is on the painter's list and its lessons may be opened. */
export const INSCRITO_STATES: readonly InscricaoState[] = ['inscrito', 'concluido'];
export type InscricaoEvent = 'inscrever' | 'desinscrever' | 'concluir';

/** States of a lesson for a painter. */
export type AulaState = 'indisponivel' | 'disponivel' | 'concluida';
export type AulaEvent = 'liberar' | 'abrir' | 'finalizar' | 'reprovar' | 'aprovar';

/** The success message after each action of a painter. */
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
 * The transitions of a painter's enrolment (document 1, §4). Repeating an action leads to the same state, so
 * that every request may be repeated.
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

/** A lesson becomes available when the previous one is finished; it is finished directly or by passing its assessment. */
export const AULA_WORKFLOW = new Workflow<AulaState, AulaEvent>({
  states: ['indisponivel', 'disponivel', 'concluida'],
  moves: {
    indisponivel: {liberar: 'disponivel'},
    disponivel: {abrir: 'disponivel', finalizar: 'concluida', reprovar: 'disponivel', aprovar: 'concluida'},
    concluida: {abrir: 'concluida', finalizar: 'concluida', aprovar: 'concluida'},
  },
});

/** A certificate is issued once; revoking it is final. */
export const CERTIFICADO_WORKFLOW = new Workflow<CertificadoState, CertificadoEvent>({
  states: ['nenhum', 'emitido', 'revogado'],
  moves: {
    nenhum: {emitir: 'emitido'},
    emitido: {emitir: 'emitido', revogar: 'revogado'},
    revogado: {emitir: 'revogado', revogar: 'revogado'},
  },
});

/** Whether the course is on the painter's list and its lessons may be opened. */
export const isInscrito = (state: InscricaoState | null | undefined): boolean =>
  INSCRITO_STATES.some(each => each === state);
