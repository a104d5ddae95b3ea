export {LIMITES_PROCESSO, LIMITES_TAREFA, type LimitesProcesso, type LimitesTarefa} from './limits';
export type {MotivoInterrupcao} from './current-reading';
export {LeitorParado, Supervisor} from './supervisor';
export {TarefaInterrompida, emProcesso} from './task';
